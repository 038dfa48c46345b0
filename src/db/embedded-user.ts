/**
 * PostgreSQL refuses to run as root. A root process therefore runs it in a user namespace, where
 * it is an ordinary user while its files stay root's; where namespaces are forbidden (many
 * containers) it runs as `nobody`, given only the right to reach files anywhere, because data
 * folder and binaries may lie where nobody else can enter. A folder that belongs to an ordinary
 * user stays his: root then runs the server as that user.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStartDatabase } from './cannot-start-database.ts'
import type { Binaries } from './embedded-binaries.ts'

/** How to run a program of PostgreSQL: what to put before it, and who owns the cluster's files. */
export interface Account {
  prefix: string[]
  uid: number
  gid: number
}

/** The first way that really runs here. Throws CannotStartDatabase with the last one's complaint. */
export async function chooseAccount(
  { native }: Binaries,
  libraryPath: string,
  folder: string,
): Promise<Account> {
  let complaint = ''
  for (const account of candidates(folder)) {
    const [program = 'sh', ...before] = [...account.prefix, 'sh']
    const probe = [
      ...before,
      '-c',
      'test -x "$0" && exec "$1" -V',
      folder,
      join(native, 'bin/postgres'),
    ]
    const { status, stderr, error } = spawnSync(program, probe, {
      env: serverEnvironment(libraryPath),
      encoding: 'utf8',
    })
    if (status === 0) return account
    complaint = error?.message ?? (stderr.trim() || `exit code ${status}`)
  }
  throw new CannotStartDatabase(
    `The embedded PostgreSQL does not run here: ${complaint}. ` +
      'Run as an ordinary user, or set DATABASE_URL to a PostgreSQL server (15 or later).',
  )
}

/** A clean environment, so that nothing of the caller's shell bends the server. */
export function serverEnvironment(libraryPath: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
    LD_LIBRARY_PATH: libraryPath,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
}

const nobody = 65534
/** The server gets SIGINT (a fast, clean shutdown) in the moment our process dies. */
const tied = ['setpriv', '--pdeathsig', 'INT']

function candidates(folder: string): Account[] {
  const uid = process.geteuid?.() ?? nobody
  const gid = process.getegid?.() ?? nobody
  if (uid !== 0) {
    return [
      { prefix: tied, uid, gid },
      { prefix: [], uid, gid },
    ]
  }
  const owner = statSync(folder)
  if (owner.uid !== 0) return [asUser(owner.uid, owner.gid)]
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  return [{ prefix: [...namespace, ...tied], uid, gid }, asUser(nobody, nobody)]
}

/** no_setuid_fixup: without it access(2) ignores the rights given, and PostgreSQL asks access(2). */
function asUser(uid: number, gid: number): Account {
  const reach = '-all,+dac_override,+dac_read_search'
  const rights = ['--securebits=+no_setuid_fixup', `--inh-caps=${reach}`, `--ambient-caps=${reach}`]
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  return { prefix: [...tied, ...user, ...rights], uid, gid }
}
