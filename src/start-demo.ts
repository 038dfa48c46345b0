import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Db } from './db/connect.ts'
import { isEmpty } from './demo/is-empty.ts'
import { projectHome } from './env.ts'

/**
 * Fills an empty database with the demo agency, in a process of its own (demo.ts): this one never holds
 * the demo's code, nor the memory that some hundred pictures leave behind. Broken off, it begins anew at
 * the next start. A database that holds, or ever held, a developer, a project, a unit or a contact is
 * left alone.
 */
export async function startDemo(db: Db, url: string): Promise<void> {
  if (!(await isEmpty(db))) return
  const child = fork(path.join(projectHome(), 'dist', 'server', 'demo.js'), {
    env: { ...process.env, DATABASE_URL: url },
  })
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The demo agency was not filled in: ${signal ?? `exit ${code}`}`)
}
