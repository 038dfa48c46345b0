import { readEnv } from './env.ts'
import { createFirstAdmin } from './staff/first-admin.ts'
import { startServer } from './start-server.ts'

const env = readEnv(process.env)
const running = await startServer(env, String(process.pid))
const admin = await createFirstAdmin(running.system, env.adminPassword)
console.log(`Sathani is ready: ${running.origin}`)
if (admin) {
  console.log(`Sign in at ${running.origin}/admin as ${admin.username}`)
  console.log(`with the password (shown this once): ${admin.password}`)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)))
}
