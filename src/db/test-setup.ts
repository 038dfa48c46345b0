/** Runs once before all tests: one PostgreSQL, one migrated and filled template for every file. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadReferenceData } from '../places/load-reference-data.ts'
import { connect } from './connect.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { databaseUrl, onServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, as its administrator. */
    testServerUrl: string
    /** The database that every test's own is copied from. */
    testTemplate: string
  }
}

/** TEST_DATABASE_URL names a server to use (its user may create databases); else one is started. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const template = `sathani_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(server.url, `create database ${template} template template0`)
  await fill(databaseUrl(server.url, template))
  project.provide('testServerUrl', server.url)
  project.provide('testTemplate', template)
  return async () => {
    await onServer(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, async stop() {} }
  const folder = await mkdtemp(join(tmpdir(), 'sathani-test-'))
  const server = await startEmbedded(folder, { durable: false })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fill(url: string): Promise<void> {
  await migrate(url)
  const db = connect(url)
  try {
    await loadReferenceData(db)
  } finally {
    await db.destroy()
  }
}
