import path from 'node:path'
import { openProgress } from '../bin/setup/progress.mjs'
import { CannotStart } from './cannot-start.ts'
import { projectHome, readEnv } from './env.ts'
import { readBuiltFiles } from './site/serve/built-files.server.ts'
import { startServer } from './start-server.ts'

const progress = openProgress()
try {
  const files = readBuiltFiles(path.join(projectHome(), 'dist', 'client'))
  const running = await startServer(readEnv(process.env), files, progress)
  console.log(`Sathani is ready: ${running.origin}`)
  if (running.firstAdmin) {
    console.log(`Sign in at ${running.origin}/admin as ${running.firstAdmin.username}`)
    console.log(`with the password (shown this once): ${running.firstAdmin.password}`)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void running.stop().then(() => process.exit(0)))
  }
} catch (error) {
  progress.end()
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
