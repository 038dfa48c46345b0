/** Playwright's global setup: one PostgreSQL for all workers, whose servers each get a database of their own. */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyTemplate, startTemplate } from '../src/platform/testing/test-template.ts'
import { type RunningServer, runServer } from './run-server.ts'

const VARIABLE = 'TEST_TEMPLATE'

export default async function setUp(): Promise<() => Promise<void>> {
  const { template, stop } = await startTemplate()
  // The workers inherit it.
  process.env[VARIABLE] = JSON.stringify(template)
  return stop
}

/** A database with every table and the reference data, and the settings of a server that uses it. */
export async function ownDatabase() {
  const { url, ownerUrl, drop } = await copyTemplate(JSON.parse(process.env[VARIABLE] ?? ''))
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-e2e-'))
  return {
    url,
    env: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir },
    async drop() {
      await drop()
      await fs.rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A running product on a database of its own, which ends with it. */
export async function runOwnServer(
  env: Record<string, string>,
): Promise<RunningServer & { databaseUrl: string }> {
  const database = await ownDatabase()
  const server = await runServer({ ...database.env, ...env })
  return {
    ...server,
    databaseUrl: database.url,
    async stop() {
      await server.stop()
      await database.drop()
    },
  }
}
