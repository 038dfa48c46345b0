import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { EmbeddedServer } from '../src/db/embedded.ts'
import { projectHome } from '../src/env.ts'

/** The running app: where it answers, and its end. */
export type AppProcess = { origin: string; pid: number; stop(): Promise<void> }

/**
 * Starts the built app on this database in a process of its own, rate limits off, logging as it always
 * does, into a file in its data folder. Without a database it brings its own, which the demo agency needs.
 * `more` are further environment variables.
 */
export async function startApp(
  database: Pick<EmbeddedServer, 'url' | 'ownerUrl'> | null,
  dataDir: string,
  more: Record<string, string> = {},
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
      ...more,
    },
    stdio: ['ignore', log, 'inherit'],
  })
  closeSync(log)
  const ended = once(child, 'exit')
  for (;;) {
    const origin = /ready: (http:\S+)/.exec(await readFile(logPath, 'utf8'))?.[1]
    if (origin) return { origin, pid: child.pid ?? 0, stop }
    if (child.exitCode !== null) throw new Error('The app ended before it served.')
    await pause(20)
  }

  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await ended
  }
}
