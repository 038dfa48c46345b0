import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aNote, noteForm } from './test-notes.ts'

test('a photo that is sent again with its key is one note, and another photo is refused under it', async () => {
  const world = await testApp()
  const agent = await world.signIn('agent')
  const key = randomUUID()
  const send = async (lines: readonly string[]) => {
    const headers = { 'idempotency-key': key }
    const body = noteForm(await aNote(lines))
    return world.request('POST', '/api/scans', { as: agent, headers, body })
  }
  const first = await send(['call Khun Arisa'])
  expect(first.status).toBe(201)
  expect((await send(['call Khun Arisa'])).body.id).toBe(first.body.id)
  expect((await send(['budget 25k'])).status).toBe(422)
  expect(await world.db.selectFrom('scans').select('id').execute()).toHaveLength(1)
})
