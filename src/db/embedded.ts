/**
 * The embedded PostgreSQL: a real server from npm, kept in the data folder and living exactly as
 * long as the process that asked for it. Layout of a data folder (besides what others keep there):
 * `postgres/` the cluster, `postgres.new/` an unfinished one, `postgres-password`, `postgres.log`,
 * `postgres-lib/` links to shared libraries.
 */
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStartDatabase } from './cannot-start-database.ts'
import { claimFolder, DataFolderInUse } from './embedded-claim.ts'
import { prepareCluster } from './embedded-cluster.ts'
import { endLeftover, livePostmaster } from './embedded-leftover.ts'
import { readPassword } from './embedded-password.ts'
import { type Cluster, type RunningServer, runServer } from './embedded-server.ts'

/** A PostgreSQL server of ours: where to reach it, and how to end it (fast, clean, waited for). */
export interface EmbeddedServer {
  url: string
  stop(): Promise<void>
}

/** `durable: false` gives up safety against power loss, for databases that live as long as a test. */
export interface EmbeddedOptions {
  durable?: boolean
}

/**
 * Starts the server of this data folder (an absolute path), making folder and cluster when missing.
 * It stops with `stop()`, and by itself when this process dies in any way.
 * Throws DataFolderInUse, naming the process, when another one has the folder, and
 * CannotStartDatabase, saying what to do, for everything else.
 */
export async function startEmbedded(
  dataDir: string,
  { durable = true }: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const folder = await openFolder(dataDir)
  const claim = await claimFolder(folder)
  try {
    const cluster = await prepareCluster(folder, durable)
    const keeper = keepRunning(cluster, await runServer(cluster))
    return {
      url: addressOf(keeper.port, await readPassword(folder)),
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
 * For commands a person runs beside `npm start`: joins the server that is running on this data
 * folder (then `stop` leaves it alone), or starts one of its own.
 */
export async function joinEmbedded(dataDir: string): Promise<EmbeddedServer> {
  try {
    return await startEmbedded(dataDir)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const folder = await realpath(dataDir)
    const running = await livePostmaster(join(folder, 'postgres'))
    if (!running?.ready) throw error
    return { url: addressOf(running.port, await readPassword(folder)), async stop() {} }
  }
}

async function openFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await realpath(dataDir)
  } catch (error) {
    throw new CannotStartDatabase(`The data folder ${dataDir} cannot be made.`, error)
  }
}

function addressOf(port: number, password: string): string {
  return `postgres://sathani:${password}@127.0.0.1:${port}/sathani`
}

/** Starts the server again, on its port, whenever it ends without having been asked to. */
function keepRunning(cluster: Cluster, first: RunningServer) {
  const { port } = first
  let server = first
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
    port,
    async stop() {
      stopping = true
      await restarting
      await server.stop()
    },
  }
}
