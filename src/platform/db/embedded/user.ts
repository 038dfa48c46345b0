/**
 * PostgreSQL refuses to run as root. A root process therefore runs it in a user namespace, where it
 * is an ordinary user while its files stay root's. Where namespaces are forbidden (many containers)
 * it runs as `nobody` with the capability to reach files anywhere, because data folder and programs
 * may be where nobody else can enter. A folder that belongs to an ordinary user stays theirs: root
 * then runs the server as that user.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from '../../../cannot-start.ts'
import type { Binaries } from './binaries.ts'

/** How to run a PostgreSQL program: the command prefix, and who owns the cluster's files. */
interface Account {
  prefix: string[]
  uid: number
  gid: number
}

/**
 * The server's account, and the one that creates a cluster (initdb requires a user with a name).
 */
export interface Accounts {
  making: Account
  running: Account
}

/** The first accounts that work on this machine. Throws CannotStart with the last error. */
export function chooseAccounts(binaries: Binaries, libraryPath: string, folder: string): Accounts {
  const choose = (candidates: Account[]) => firstThatRuns(candidates, binaries, libraryPath, folder)
  const ownAccount = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 }
  if (ownAccount.uid !== 0) {
    const prefixes = [tied, []]
    if (!hasName()) prefixes.unshift([...namespace(), ...tied])
    const account = choose(prefixes.map((prefix) => ({ prefix, ...ownAccount })))
    return { making: account, running: account }
  }
  const nobody = namedUser()
  const inNamespace = { prefix: [...namespace(), ...tied], ...ownAccount }
  const making = choose([inNamespace, asUser(nobody.uid, nobody.gid)])
  const owner = statSync(folder)
  return { making, running: owner.uid === 0 ? making : choose([asUser(owner.uid, owner.gid)]) }
}

/** A clean environment, so that nothing from the caller's shell affects the server. */
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

/** The server gets SIGINT (a fast, clean shutdown) the moment our process dies. */
const tied = ['setpriv', '--pdeathsig', 'INT']

function namespace(): string[] {
  const { uid, gid } = namedUser()
  return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
}

/** no_setuid_fixup: without it access(2), which PostgreSQL calls, ignores the capabilities. */
function asUser(uid: number, gid: number): Account {
  const capabilities = '-all,+dac_override'
  const rights = [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
  ]
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  return { prefix: [...tied, ...user, ...rights], uid, gid }
}

/** An ordinary user that has a name on this machine: nobody, or else the first one. */
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
