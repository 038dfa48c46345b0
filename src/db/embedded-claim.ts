/**
 * One process per data folder. The claim is a socket in the kernel's abstract namespace, named for
 * the folder's inode: it vanishes with the process however that dies, no file can be left behind,
 * a process id used again means nothing to it, and two starts at once cannot both win.
 */
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { CannotStartDatabase } from './cannot-start-database.ts'

/** Another process (or this one, twice) has the data folder; `pid` is null if it did not say. */
export class DataFolderInUse extends CannotStartDatabase {
  readonly pid: number | null

  constructor(folder: string, pid: number | null) {
    const who = pid === null ? 'another process' : `process ${pid}`
    super(
      `The data folder ${folder} is in use by ${who}. Stop that one first, or set DATA_DIR to ` +
        'another folder (and PORT to another port) to run a second one beside it.',
    )
    this.name = 'DataFolderInUse'
    this.pid = pid
  }
}

/** Takes the folder for this process until `release`. Throws DataFolderInUse when it is taken. */
export async function claimFolder(folder: string): Promise<{ release(): void }> {
  const { dev, ino } = await stat(folder)
  const path = `\0sathani-data-${dev}-${ino}`
  const server = createServer((asker) => {
    asker.on('error', () => asker.destroy())
    asker.end(String(process.pid))
  })
  try {
    server.listen({ path, exclusive: true })
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new DataFolderInUse(folder, await askPid(path))
    }
    throw error
  }
  server.unref()
  return { release: () => void server.close() }
}

/** The holder answers its process id; one that is stopped or just ending does not. */
async function askPid(path: string): Promise<number | null> {
  const socket = connect({ path })
  try {
    const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(2000) })
    return Number(answer)
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}
