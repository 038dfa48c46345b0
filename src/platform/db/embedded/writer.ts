/**
 * A process for the launcher's tests: starts the server of the given folder, then inserts row after
 * row and prints the number of each once it is stored.
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
