import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { testDb } from '../src/platform/testing/test-db.ts'
import { rowsCommand } from './rows/arguments.ts'

it('the row types match the migrations', async () => {
  const { url } = await testDb()
  const command = [...rowsCommand(url), '--verify']
  await expect(promisify(execFile)(process.execPath, command)).resolves.toBeDefined()
})
