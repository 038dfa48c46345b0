/**
 * `npm run admin-password [-- username]`: sets a new password for an admin (`admin` by default) and
 * ends their sessions. The password is prompted for, or read from standard input; if empty, one is
 * generated and shown. Works beside a running `npm start`, or alone.
 */
import { fstatSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Context } from '../src/context.ts'
import { readEnv } from '../src/env.ts'
import { CatalogueVersion } from '../src/platform/db/catalogue-version.ts'
import { connect } from '../src/platform/db/connect.ts'
import { joinEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createFirstAdmin } from '../src/team/staff/first-admin.ts'
import { generatePassword } from '../src/team/staff/sign-in/password.ts'
import { setAdminPassword } from '../src/team/staff/sign-in/set-password.ts'

const username = process.argv[2] ?? 'admin'
try {
  const entered = await readPassword()
  const password = entered || generatePassword()
  await withDatabase(async (context) => {
    await createFirstAdmin(context, password)
    await setAdminPassword(context, username, password)
  })
  console.log(`The password of ${username} is set; all their sessions have ended.`)
  if (!entered) console.log(`Password (shown once): ${password}`)
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

/** From the terminal, without echo; else the first line of standard input; else empty. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) return askTwice()
  if (fstatSync(0).isCharacterDevice()) return '' // /dev/null
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
}

async function askTwice(): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const prompt = async (question: string) => {
    process.stdout.write(question)
    const line = await terminal.question('')
    process.stdout.write('\n')
    return line
  }
  try {
    const firstEntry = await prompt(`New password for ${username} (empty: generate one): `)
    if (firstEntry && firstEntry !== (await prompt('Once more: ')))
      throw new Error('The two differ.')
    return firstEntry
  } finally {
    terminal.close()
  }
}
