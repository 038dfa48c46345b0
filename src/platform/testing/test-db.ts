import { inject } from 'vitest'
import { connect, type Db } from '../db/connect.ts'
import { atTestEnd } from './test-end.ts'
import { onServer } from './test-server.ts'
import { copyTemplate } from './test-template.ts'

/** A separate database for the calling test file. */
export interface TestDb {
  /** Connected as the app's role. */
  db: Db
  url: string
  ownerUrl: string
  /** Runs a statement that the app's role may not, as the owner of the tables. */
  asOwner(statement: string): Promise<void>
  close(): Promise<void>
}

/**
 * Copies the template (every table, the reference data, nothing else) into a new database and opens
 * it. Call it at the top of a test file or in `beforeAll`: it is closed and dropped after the
 * file's last test.
 */
export async function testDb(): Promise<TestDb> {
  const { url, ownerUrl, drop } = await copyTemplate(inject('template'))
  const db = connect(url)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= db.destroy().then(drop)
    return closed
  }
  atTestEnd(close)
  return { db, url, ownerUrl, asOwner: (statement) => onServer(ownerUrl, statement), close }
}
