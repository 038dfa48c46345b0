/**
 * `npm run admin-password [-- username]`: gives an admin (`admin` unless named) a new password and ends
 * their sessions. The password is asked for, or read from standard input; left empty it is generated
 * and shown. Works beside a running `npm start`, or alone.
 */
import { fstatSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Context } from '../src/context.ts'
import { CatalogueVersion } from '../src/db/catalogue-version.ts'
import { connect } from '../src/db/connect.ts'
import { joinEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { readEnv } from '../src/env.ts'
import { createFirstAdmin } from '../src/staff/first-admin.ts'
import { generatePassword } from '../src/staff/password.ts'
import { setAdminPassword } from '../src/staff/set-password.ts'

const username = process.argv[2] ?? 'admin'
try {
  const typed = await readPassword()
  const password = typed || generatePassword()
  await withDatabase(async (context) => {
    await createFirstAdmin(context, password)
    await setAdminPassword(context, username, password)
  })
  console.log(`The password of ${username} is set; all their sessions have ended.`)
  if (!typed) console.log(`Password (shown once): ${password}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function withDatabase(work: (context: Context) => Promise<void>): Promise<void> {
  const env = readEnv(process.env)
  const embedded = env.databaseUrl ? null : await joinEmbedded(env.dataDir)
  const url = env.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(url, embedded?.ownerUrl ?? env.databaseOwnerUrl)
    const db = connect(url, { max: 1 })
    try {
      const catalogue = new CatalogueVersion()
      await work({ db, catalogue, actor: null, now: new Date(), requestId: null })
    } finally {
      await db.destroy()
    }
  } finally {
    await embedded?.stop()
  }
}

/** From the terminal, unseen; else the first line of what is piped in; else none. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) return askTwice()
  if (fstatSync(0).isCharacterDevice()) return '' // /dev/null
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
}

async function askTwice(): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const ask = async (question: string) => {
    process.stdout.write(question)
    const answer = await terminal.question('')
    process.stdout.write('\n')
    return answer
  }
  try {
    const first = await ask(`New password for ${username} (empty: generate one): `)
    if (first && first !== (await ask('Once more: '))) throw new Error('The two differ.')
    return first
  } finally {
    terminal.close()
  }
}
