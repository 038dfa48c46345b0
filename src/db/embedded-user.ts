/**
 * PostgreSQL refuses to run as root. A root process therefore runs it in a user namespace, where
 * it is an ordinary user while its files stay root's; where namespaces are forbidden (many
 * containers) it runs as `nobody`, given only the right to reach files anywhere, because data
 * folder and programs may lie where nobody else can enter. A folder that belongs to an ordinary
 * user stays his: root then runs the server as that user.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import type { Binaries } from './embedded-binaries.ts'

/** How to run a program of PostgreSQL: what to put before it, and who owns the cluster's files. */
interface Account {
  prefix: string[]
  uid: number
  gid: number
}

/** The server's account, and the one that makes a cluster (initdb wants a user with a name). */
export interface Accounts {
  making: Account
  running: Account
}

/** The first ways that really work here. Throws CannotStart with the last complaint. */
export function chooseAccounts(binaries: Binaries, libraryPath: string, folder: string): Accounts {
  const choose = (candidates: Account[]) => firstThatRuns(candidates, binaries, libraryPath, folder)
  const own = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 }
  if (own.uid !== 0) {
    const ways = [tied, []]
    if (!hasName()) ways.unshift([...namespace(), ...tied])
    const account = choose(ways.map((prefix) => ({ prefix, ...own })))
    return { making: account, running: account }
  }
  const nobody = namedUser()
  const inNamespace = { prefix: [...namespace(), ...tied], ...own }
  const making = choose([inNamespace, asUser(nobody.uid, nobody.gid)])
  const owner = statSync(folder)
  return { making, running: owner.uid === 0 ? making : choose([asUser(owner.uid, owner.gid)]) }
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

function firstThatRuns(
  candidates: Account[],
  { native }: Binaries,
  libraryPath: string,
  folder: string,
): Account {
  let complaint = ''
  for (const account of candidates) {
    const probe = ['sh', '-c', 'test -x "$0" && exec "$1" -V', folder, join(native, 'bin/postgres')]
    const [program = '', ...args] = [...account.prefix, ...probe]
    const { status, stderr, error } = spawnSync(program, args, {
      env: serverEnvironment(libraryPath),
      encoding: 'utf8',
    })
    if (status === 0) return account
    complaint = error?.message ?? (stderr.trim() || `exit code ${status}`)
  }
  throw new CannotStart(
    `The embedded PostgreSQL does not run here: ${complaint}. ` +
      'Run as an ordinary user, or set DATABASE_URL to a PostgreSQL server (15 or later).',
  )
}

/** The server gets SIGINT (a fast, clean shutdown) in the moment our process dies. */
const tied = ['setpriv', '--pdeathsig', 'INT']

function namespace(): string[] {
  const { uid, gid } = namedUser()
  return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
}

/** no_setuid_fixup: without it access(2) ignores the rights given, and PostgreSQL asks access(2). */
function asUser(uid: number, gid: number): Account {
  const reach = '-all,+dac_override'
  const rights = ['--securebits=+no_setuid_fixup', `--inh-caps=${reach}`, `--ambient-caps=${reach}`]
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  return { prefix: [...tied, ...user, ...rights], uid, gid }
}

/** An ordinary user that this machine has a name for: nobody, or else the first. */
function namedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
  return users.find(({ name }) => name === 'nobody') ?? users[0] ?? { uid: 65534, gid: 65534 }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
