/**
 * One PostgreSQL for a run of tests, with a migrated and filled database that every test's own is copied from.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadReferenceData } from '../../city/places/load-reference-data.ts'
import { derivedData } from '../../records/projects/derived-data.ts'
import { connect } from '../db/connect.ts'
import { type EmbeddedServer, startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { databaseUrl, onServer } from './test-server.ts'

export interface Template {
  /** The server's URL, as its administrator. */
  serverUrl: string
  /** The same server, as the app's role. */
  appUrl: string
  /** The name of the database. */
  name: string
}

/**
 * TEST_DATABASE_URL names a server to use (its user may create databases), with one role for
 * everything; otherwise one is started, and the app uses its unprivileged role.
 */
export async function startTemplate(): Promise<{ template: Template; stop(): Promise<void> }> {
  const server = await startServer()
  const name = `sathani_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(server.ownerUrl, `create database ${name} template template0`)
  await fill(databaseUrl(server.url, name), databaseUrl(server.ownerUrl, name))
  return {
    template: { serverUrl: server.ownerUrl, appUrl: server.url, name },
    async stop() {
      await onServer(server.ownerUrl, `drop database if exists ${name} with (force)`)
      await server.stop()
    },
  }
}

/** A new database with every table and the reference data; `drop` also ends its connections. */
export async function copyTemplate({ serverUrl, appUrl, name: template }: Template) {
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseUrl(appUrl, name),
    ownerUrl: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
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
