import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const home = path.resolve(import.meta.dirname, '..')
const START_LIMIT_MS = 240_000
/** The settings of memory of `npm start`. */
const START_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' }

/** A running product under test. */
export type RunningServer = StartedServer & { origin: string }

type StartedServer = {
  pid: number
  /** Its address, once it is ready. */
  ready: Promise<string>
  /** Its output so far. */
  output(): string
  /** Stops it as a person would: SIGTERM to the whole group, then waits. */
  stop(): Promise<void>
  /** Kills its whole process group with SIGKILL. */
  kill(): Promise<void>
}

type HowToStart = {
  npm?: boolean
  /** A folder in which only the server sees a disk of its own, of 400 MB; needs root. */
  smallDisk?: string
}

/** Starts the product and waits until it is ready. */
export async function runServer(
  env: Record<string, string>,
  how?: HowToStart,
): Promise<RunningServer> {
  const started = startServer(env, how)
  return { ...started, origin: await started.ready }
}

/**
 * Starts the product in its own process group. `npm` starts it as a person does; otherwise the
 * built server is run directly.
 */
export function startServer(
  env: Record<string, string>,
  { npm = false, smallDisk }: HowToStart = {},
): StartedServer {
  const [command, args] = commandOf(npm, smallDisk)
  const child = spawn(command, args, {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...START_ENV,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...env,
    },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  return {
    pid: child.pid ?? 0,
    ready: readyAt(child, () => printed),
    output: () => printed,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

function commandOf(npm: boolean, smallDisk: string | undefined): [string, string[]] {
  if (npm) return ['npm', ['start']]
  const server = [process.execPath, 'dist/server/server.js']
  if (!smallDisk) return [process.execPath, server.slice(1)]
  const mounted = 'mount -t tmpfs -o size=400m tmpfs "$0" && exec "$@"'
  return ['unshare', ['-m', 'sh', '-c', mounted, smallDisk, ...server]]
}

function readyAt(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => fail('did not come up'), START_LIMIT_MS)
    const fail = (reason: string) => {
      clearTimeout(limit)
      reject(new Error(`The server ${reason}. It printed:\n${printed()}`))
    }
    child.once('exit', (code, signal) => fail(`ended with ${code ?? signal}`))
    child.stdout?.on('data', () => {
      const origin = /Sathani is ready: (http:\S+)/.exec(printed())?.[1]
      if (!origin) return
      clearTimeout(limit)
      resolve(origin)
    })
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  process.kill(-child.pid, signal)
  await exit
}
