import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectHome } from '../src/env.ts'
import type { EmbeddedServer } from '../src/platform/db/embedded/embedded.ts'

/** The running app: its address, and how to stop it. */
export type AppProcess = { origin: string; pid: number; stop(): Promise<void> }

/**
 * Starts the built app on this database in a process of its own, without rate limits, logging as
 * usual into a file in its data folder. Without a database it starts its own, which the demo agency
 * requires. `more` are additional environment variables.
 */
export async function startApp(
  database: Pick<EmbeddedServer, 'url' | 'ownerUrl'> | null,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<AppProcess> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const logPath = path.join(dataDir, 'app.log')
  const log = openSync(logPath, 'a')
  const child = spawn(process.execPath, [path.join(projectHome(), 'dist/server/server.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...(database && { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }),
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', log, 'inherit'],
  })
  closeSync(log)
  const exited = once(child, 'exit')
  for (;;) {
    const origin = /ready: (http:\S+)/.exec(await readFile(logPath, 'utf8'))?.[1]
    if (origin) return { origin, pid: child.pid ?? 0, stop }
    if (child.exitCode !== null) throw new Error('The app ended before it served.')
    await pause(20)
  }

  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await exited
  }
}
