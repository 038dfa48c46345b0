/**
 * Runs once before all tests: starts one PostgreSQL and creates one migrated and filled template.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadReferenceData } from '../../city/places/load-reference-data.ts'
import { derivedData } from '../../records/projects/derived-data.ts'
import { connect } from '../db/connect.ts'
import { type EmbeddedServer, startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { databaseUrl, onServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of this run's server, as its administrator. */
    testServerUrl: string
    /** The same server, as the app's role. */
    testAppUrl: string
    /** The database that every test's own is copied from. */
    testTemplate: string
  }
}

/**
 * TEST_DATABASE_URL names a server to use (its user may create databases), with one role for
 * everything; otherwise one is started, and the app uses its unprivileged role.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const template = `sathani_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(server.ownerUrl, `create database ${template} template template0`)
  await fill(databaseUrl(server.url, template), databaseUrl(server.ownerUrl, template))
  project.provide('testServerUrl', server.ownerUrl)
  project.provide('testAppUrl', server.url)
  project.provide('testTemplate', template)
  return async () => {
    await onServer(server.ownerUrl, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

async function startServer(): Promise<EmbeddedServer> {
  const externalUrl = process.env.TEST_DATABASE_URL
  if (externalUrl) return { url: externalUrl, ownerUrl: externalUrl, async stop() {} }
  const folder = await mkdtemp(join(tmpdir(), 'sathani-test-'))
  const server = await startEmbedded(folder, { durable: false })
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fill(url: string, ownerUrl: string): Promise<void> {
  await migrate(url, ownerUrl)
  const db = connect(url)
  try {
    await loadReferenceData(db, derivedData)
  } finally {
    await db.destroy()
  }
}
