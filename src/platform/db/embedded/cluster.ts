/** Creates the cluster under a temporary name, so that only a complete one has the final name. */
import { existsSync } from 'node:fs'
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
import { CannotStart } from '../../../cannot-start.ts'
import { findBinaries, linkLibraries } from './binaries.ts'
import { runCommand } from './command.ts'
import { endLeftover } from './leftover.ts'
import { appPasswordFile, passwordFile, readPassword, writePassword } from './password.ts'
import type { Cluster } from './server.ts'
import { chooseAccounts, serverEnvironment } from './user.ts'

/**
 * The cluster of a data folder, ready to be started: created (role and database `sathani`, UTF-8,
 * checksums, a random password) unless it exists. Leftovers of an interrupted first start are
 * deleted first. Call it with the folder claimed. Throws CannotStart when a cluster of another
 * version, or an incomplete one, is in its place.
 */
export async function prepareCluster(folder: string, durable: boolean): Promise<Cluster> {
  const binaries = findBinaries()
  const libraryPath = await linkLibraries(binaries, join(folder, 'postgres-lib'))
  const accounts = chooseAccounts(binaries, libraryPath, folder)
  const path = join(folder, 'postgres')
  const log = join(folder, 'postgres.log')
  const cluster = { path, log, binaries, accounts, libraryPath, durable }
  await endLeftover(path)
  const version = await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) await makeCluster(cluster, folder)
  else if (version.trim() !== binaries.major) throw otherVersion(cluster, version.trim())
  await readPassword(folder)
  if (!existsSync(appPasswordFile(folder))) await writePassword(appPasswordFile(folder))
  if (process.geteuid?.() === 0) await giveAway(cluster, folder)
  await chmod(path, 0o700)
  return cluster
}

async function makeCluster(cluster: Cluster, folder: string): Promise<void> {
  const present = await readdir(cluster.path).catch(() => [])
  if (present.length > 0) {
    throw new CannotStart(
      `${cluster.path} holds files but no PostgreSQL database. Move it away, or set DATA_DIR.`,
    )
  }
  const temporary = `${cluster.path}.new`
  await rm(temporary, { recursive: true, force: true })
  await writePassword(passwordFile(folder))
  await mkdir(temporary, { mode: 0o700 })
  const { uid, gid } = cluster.accounts.making
  if (process.geteuid?.() === 0) await chown(temporary, uid, gid)
  await runInitdb(cluster, temporary, passwordFile(folder))
  await makeDatabase(cluster, temporary)
  await rename(temporary, cluster.path)
  await syncFolder(folder)
}

async function runInitdb(cluster: Cluster, temporary: string, password: string): Promise<void> {
  // The builtin provider sorts and folds case the same on every machine and every glibc.
  const locale = ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['--username=sathani', `--pwfile=${password}`, '--auth=scram-sha-256']
  const care = cluster.durable ? ['--data-checksums'] : ['--no-data-checksums', '--no-sync']
  const otherOptions = ['--encoding=UTF8', '--no-instructions', '-D', temporary]
  await runProgram(cluster, 'initdb', [...locale, ...login, ...care, ...otherOptions])
}

/** Uses single-user mode, so that a cluster is never reachable without its database. */
async function makeDatabase(cluster: Cluster, temporary: string): Promise<void> {
  const care = cluster.durable ? [] : ['-c', 'fsync=off']
  await runProgram(
    cluster,
    'postgres',
    ['--single', '-D', temporary, ...care, 'template1'],
    'create database sathani\n',
  )
}

async function runProgram(
  cluster: Cluster,
  name: string,
  args: string[],
  input = '',
): Promise<void> {
  const command = [
    ...cluster.accounts.making.prefix,
    join(cluster.binaries.native, 'bin', name),
    ...args,
  ]
  const output = await runCommand(command, { env: serverEnvironment(cluster.libraryPath), input })
  if (output !== null) throw new CannotStart(`The database could not be made: ${output}`)
}

/**
 * When root: gives the cluster to the account that runs the server, the rest to the folder's owner.
 */
async function giveAway({ accounts, path, log }: Cluster, folder: string): Promise<void> {
  const { uid, gid } = await stat(folder)
  await writeFile(log, '', { flag: 'a', mode: 0o600 })
  await changeOwner(join(folder, 'postgres-lib'), uid, gid)
  for (const file of [log, passwordFile(folder), appPasswordFile(folder)]) {
    await changeOwner(file, uid, gid)
  }
  await changeOwner(path, accounts.running.uid, accounts.running.gid)
}

async function changeOwner(path: string, uid: number, gid: number): Promise<void> {
  if ((await stat(path)).uid === uid) return
  const output = await runCommand(['chown', '-hR', `${uid}:${gid}`, path])
  if (output !== null) throw new CannotStart(`${path} cannot change its owner: ${output}`)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function otherVersion({ path, binaries }: Cluster, version: string): CannotStart {
  return new CannotStart(
    `The database in ${dirname(path)} was made by PostgreSQL ${version}; this release brings ` +
      `PostgreSQL ${binaries.major}. Dump it with the release that made it, or set DATABASE_URL.`,
  )
}
