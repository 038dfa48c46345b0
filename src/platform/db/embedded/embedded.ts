/**
 * The embedded PostgreSQL: a real server from npm, stored in the data folder and running exactly as
 * long as the process that started it. Files in the data folder: `postgres/` the cluster,
 * `postgres.new/` an unfinished one, `postgres-password` and `postgres-app-password`, `claim`,
 * `postgres.log`, `postgres-lib/` links to shared libraries.
 */
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDataFolder } from '../../../data-folder.ts'
import { APP_ROLE, prepareAppRole } from './app-role.ts'
import { claimFolder, DataFolderInUse } from './claim.ts'
import { prepareCluster } from './cluster.ts'
import { endLeftover, livePostmaster } from './leftover.ts'
import { appPasswordFile, readPassword } from './password.ts'
import { type Cluster, type RunningServer, runServer } from './server.ts'

/** A running PostgreSQL server: its addresses, and how to stop it (fast shutdown, awaited). */
export interface EmbeddedServer {
  /** For the app, as a role that can only read and write rows. */
  url: string
  /** For migrations, as the superuser that owns everything. */
  ownerUrl: string
  stop(): Promise<void>
}

/** `durable: false` gives up safety against power loss, for databases of a single test run. */
export interface EmbeddedOptions {
  durable?: boolean
}

/**
 * Starts the server of this data folder (an absolute path), creating folder and cluster if missing.
 * It stops with `stop()`, and by itself when this process dies in any way. Throws DataFolderInUse
 * with the process id when another process uses the folder, and CannotStart with what to do for
 * everything else.
 */
export async function startEmbedded(
  dataDir: string,
  { durable = true }: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const folder = await openDataFolder(dataDir)
  const claim = claimFolder(folder)
  try {
    const cluster = await prepareCluster(folder, durable)
    const server = await runServer(cluster)
    const addresses = await addressesOf(folder, server.port)
    await prepareAppRole(addresses).catch(async (error) => {
      await server.stop()
      throw error
    })
    const keeper = keepRunning(cluster, server)
    return {
      ...addresses,
      async stop() {
        await keeper.stop()
        claim.release()
      },
    }
  } catch (error) {
    claim.release()
    throw error
  }
}

/**
 * For commands run beside `npm start`: uses the server already running on this data folder (then
 * `stop` leaves it alone), or starts its own.
 */
export async function joinEmbedded(dataDir: string): Promise<EmbeddedServer> {
  try {
    return await startEmbedded(dataDir)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const folder = await realpath(dataDir)
    const running = await livePostmaster(join(folder, 'postgres'))
    if (!running?.ready) throw error
    return { ...(await addressesOf(folder, running.port)), async stop() {} }
  }
}

async function addressesOf(folder: string, port: number) {
  const address = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/sathani`
  return {
    url: address(APP_ROLE, await readFile(appPasswordFile(folder), 'utf8')),
    ownerUrl: address('sathani', await readPassword(folder)),
  }
}

/** Restarts the server on its port whenever it ends unexpectedly. */
function keepRunning(cluster: Cluster, initial: RunningServer) {
  const { port } = initial
  let server = initial
  let stopping = false
  let restarting: Promise<void> | undefined

  function watch() {
    void server.ended.then(() => {
      if (!stopping) restarting = restart()
    })
  }

  async function restart() {
    console.warn('The embedded PostgreSQL ended by itself; starting it again.')
    while (!stopping) {
      try {
        await endLeftover(cluster.path)
        server = await runServer(cluster, async () => port)
        return watch()
      } catch (error) {
        console.warn(error instanceof Error ? error.message : error)
        await pause(1000)
      }
    }
  }

  watch()
  return {
    async stop() {
      stopping = true
      await restarting
      await server.stop()
    },
  }
}
