import { readEnv } from './env.ts'
import { startServer } from './start-server.ts'

const running = await startServer(readEnv(process.env), String(process.pid))
console.log(`Sathani is ready: ${running.origin}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)))
}
