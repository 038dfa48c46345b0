import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aThread } from './test-factory.ts'

const path = '/api/inbox/threads'

test('a conversation is not archived over a message that came meanwhile', async () => {
  const fresh = await testApp()
  const as = await fresh.signIn('agent')
  const { id } = await aThread(fresh, { handle: 'meanwhile' })
  const { body: seen } = await fresh.request('GET', `${path}/${id}`, { as })
  await fresh.db
    .updateTable('inboxThreads')
    .set({ lastMessageAt: new Date(Date.parse(seen.lastMessageTime) + 1000).toISOString() })
    .where('id', '=', id)
    .execute()
  const archive = (seenUntil: string) =>
    fresh.request('PUT', `${path}/${id}`, { as, body: { status: 'archived', seenUntil } })
  const refused = await archive(seen.lastMessageTime)
  expect([refused.status, refused.body.code]).toEqual([409, 'wrote_meanwhile'])
  const { body: now } = await fresh.request('GET', `${path}/${id}`, { as })
  expect((await archive(now.lastMessageTime)).body.status).toBe('archived')
})
