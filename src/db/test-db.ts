import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { atTestEnd } from '../test-end.ts'
import { connect, type Db } from './connect.ts'
import { databaseUrl, onServer } from './test-server.ts'

/** A database of its own for the test file that asked. */
export interface TestDb {
  /** As the role that the app works as. */
  db: Db
  url: string
  ownerUrl: string
  /** Runs a statement that the app's role may not: tests tamper as the owner of the tables. */
  asOwner(statement: string): Promise<void>
  close(): Promise<void>
}

/**
 * Copies the template (every table, the reference data, nothing else) into a new database and opens
 * it. Call it at the head of a test file or in `beforeAll`: it is closed and dropped after the
 * file's last test.
 */
export async function testDb(): Promise<TestDb> {
  const name = `${inject('testTemplate')}_${randomBytes(4).toString('hex')}`
  const server = inject('testServerUrl')
  await onServer(server, `create database ${name} template ${inject('testTemplate')}`)
  const url = databaseUrl(inject('testAppUrl'), name)
  const ownerUrl = databaseUrl(server, name)
  const db = connect(url)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= db.destroy().then(() => onServer(server, `drop database ${name} with (force)`))
    return closed
  }
  atTestEnd(close)
  return { db, url, ownerUrl, asOwner: (statement) => onServer(ownerUrl, statement), close }
}
