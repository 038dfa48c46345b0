/**
 * Run by the launcher's tests as a process of its own: starts the server of the folder given,
 * then writes row after row, and says the number of each once it is stored.
 */
import { writeSync } from 'node:fs'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'

const { ownerUrl } = await startEmbedded(process.argv[2] ?? '')
const client = new pg.Client(ownerUrl)
await client.connect()
await client.query('create table if not exists written (number serial primary key, filling text)')
for (;;) {
  const { rows } = await client.query(
    "insert into written (filling) values (repeat('x', 500)) returning number",
  )
  writeSync(1, `${rows[0].number}\n`)
}
