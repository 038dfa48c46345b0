/** Making the cluster: once, completely, and under a name that only a complete one bears. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CannotStartDatabase } from './cannot-start-database.ts'
import { findBinaries, linkLibraries } from './embedded-binaries.ts'
import { endLeftover } from './embedded-leftover.ts'
import type { Cluster } from './embedded-server.ts'
import { chooseAccount, serverEnvironment } from './embedded-user.ts'

/**
 * The cluster of a data folder, ready to be started: made (role and database `sathani`, UTF-8,
 * checksums, a random password) unless it stands already. What a killed first start left is
 * thrown away and made again. Call it with the folder claimed.
 * Throws CannotStartDatabase when a cluster of another version, or half of one, is in its place.
 */
export async function prepareCluster(folder: string, durable: boolean): Promise<Cluster> {
  const binaries = findBinaries()
  const libraryPath = await linkLibraries(binaries, join(folder, 'postgres-lib'))
  const account = await chooseAccount(binaries, libraryPath, folder)
  const path = join(folder, 'postgres')
  const log = join(folder, 'postgres.log')
  const cluster = { path, log, binaries, account, libraryPath, durable }
  await endLeftover(path)
  const version = await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) await makeCluster(cluster, folder)
  else if (version.trim() !== binaries.major) throw otherVersion(cluster, version.trim())
  if (process.geteuid?.() === 0) await giveAway(cluster, folder)
  await chmod(path, 0o700)
  return cluster
}

/** The password of the embedded server, from the data folder. */
export async function readPassword(folder: string): Promise<string> {
  const path = join(folder, passwordFile)
  const password = await readFile(path, 'utf8').catch(() => '')
  if (password) return password
  throw new CannotStartDatabase(
    `The database in ${folder} is there but its password file ${path} is not. Put it back from a copy.`,
  )
}

const passwordFile = 'postgres-password'

async function makeCluster(cluster: Cluster, folder: string): Promise<void> {
  const present = await readdir(cluster.path).catch(() => [])
  if (present.length > 0) {
    throw new CannotStartDatabase(
      `${cluster.path} holds files but no PostgreSQL database. Move it away, or set DATA_DIR.`,
    )
  }
  const fresh = `${cluster.path}.new`
  await rm(fresh, { recursive: true, force: true })
  await writePassword(folder)
  await mkdir(fresh, { mode: 0o700 })
  if (process.geteuid?.() === 0) await chown(fresh, cluster.account.uid, cluster.account.gid)
  await runInitdb(cluster, fresh, join(folder, passwordFile))
  await makeDatabase(cluster, fresh)
  await rename(fresh, cluster.path)
  await syncFolder(folder)
}

async function runInitdb(cluster: Cluster, fresh: string, password: string): Promise<void> {
  // The builtin provider sorts and folds case the same on every machine and every glibc.
  const locale = ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['--username=sathani', `--pwfile=${password}`, '--auth=scram-sha-256']
  const care = cluster.durable ? ['--data-checksums'] : ['--no-data-checksums', '--no-sync']
  const rest = ['--encoding=UTF8', '--no-instructions', '-D', fresh]
  await runProgram(cluster, 'initdb', [...locale, ...login, ...care, ...rest])
}

/** In single-user mode, so that a cluster is never seen without its database. */
async function makeDatabase(cluster: Cluster, fresh: string): Promise<void> {
  const care = cluster.durable ? [] : ['-c', 'fsync=off']
  await runProgram(
    cluster,
    'postgres',
    ['--single', '-D', fresh, ...care, 'template1'],
    'create database sathani\n',
  )
}

async function runProgram(
  cluster: Cluster,
  name: string,
  args: string[],
  input = '',
): Promise<void> {
  const command = [...cluster.account.prefix, join(cluster.binaries.native, 'bin', name), ...args]
  const said = await runCommand(command, serverEnvironment(cluster.libraryPath), input)
  if (said !== null) throw new CannotStartDatabase(`The database could not be made: ${said}`)
}

/** Null when all went well, else what the program said. */
async function runCommand(
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  input: string,
): Promise<string | null> {
  const child = spawn(program, args, { env, cwd: '/' })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  child.stdin.end(input)
  const [code, said] = await Promise.all([ended, text(child.stderr), text(child.stdout)])
  // Single-user mode goes on after an error, and ends well.
  const failed = code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(said)
  return failed ? said.trim() || `${program} ended with code ${code}` : null
}

async function writePassword(folder: string): Promise<void> {
  const path = join(folder, passwordFile)
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(randomBytes(24).toString('base64url'))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}

/** Root's work: the cluster belongs to whom the server runs as, the rest to the folder's owner. */
async function giveAway({ account, path, log }: Cluster, folder: string): Promise<void> {
  const { uid, gid } = await stat(folder)
  await writeFile(log, '', { flag: 'a', mode: 0o600 })
  await changeOwner(join(folder, 'postgres-lib'), uid, gid)
  for (const file of [log, join(folder, passwordFile)]) await changeOwner(file, uid, gid)
  await changeOwner(path, account.uid, account.gid)
}

async function changeOwner(path: string, uid: number, gid: number): Promise<void> {
  if ((await stat(path)).uid === uid) return
  const said = await runCommand(['chown', '-hR', `${uid}:${gid}`, path], process.env, '')
  if (said !== null) throw new CannotStartDatabase(`${path} cannot change its owner: ${said}`)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function otherVersion({ path, binaries }: Cluster, version: string): CannotStartDatabase {
  return new CannotStartDatabase(
    `The database in ${dirname(path)} was made by PostgreSQL ${version}; this release brings ` +
      `PostgreSQL ${binaries.major}. Dump it with the release that made it, or set DATABASE_URL.`,
  )
}
