import { expect, test } from 'vitest'
import { inTransaction } from '../../../context.ts'
import { testApp } from '../../../platform/testing/test-app.ts'
import { deleteOldRawMail } from './raw-mail.ts'
import { readLetter } from './read-letter.ts'
import { receiveLetter } from './receive-letter.ts'

const world = await testApp()
const agent = await world.signIn('agent')

async function received(id: string, days: number): Promise<{ id: number; bytes: Buffer }> {
  const bytes = Buffer.from(
    `From: nida@x.example\r\nMessage-ID: <${id}@x.example>\r\n\r\n\xca\xc7\xd1`,
    'latin1',
  )
  const letter = await readLetter(bytes)
  const raw = { bytes, days }
  await inTransaction(world.context(), (tx) => receiveLetter(tx, letter, { own: [], raw }))
  const { messageId } = await world.db
    .selectFrom('inboxMail')
    .select('messageId')
    .where('mailId', '=', letter.mailId)
    .executeTakeFirstOrThrow()
  return { id: messageId, bytes }
}
const eml = (id: number, as: typeof agent | null = agent) =>
  world.request('GET', `/api/inbox/messages/${id}/original/eml`, { as })
const isKept = async (id: number) =>
  (await world.request('GET', `/api/inbox/messages/${id}/original`, { as: agent })).body.isKept

test('an email is kept as it came, for its days, and downloaded by staff only', async () => {
  const { id } = await received('kept', 90)
  expect(await isKept(id)).toBe(true)
  const { status, headers, text } = await eml(id)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('message/rfc822')
  expect(text).toContain('Message-ID: <kept@x.example>')
  expect(headers.get('content-disposition')).toContain(`email-${id}.eml`)
  expect((await eml(id, null)).status).toBe(401)
  const after = (days: number) => ({
    ...world.context(),
    now: new Date(world.now.getTime() + days * 86_400_000),
  })
  await deleteOldRawMail(after(89))
  expect(await isKept(id)).toBe(true)
  await deleteOldRawMail(after(91))
  expect(await isKept(id)).toBe(false)
  expect((await eml(id)).status).toBe(404)
})

test('for no days, none is kept', async () => {
  const { id } = await received('unkept', 0)
  expect([await isKept(id), (await eml(id)).status]).toEqual([false, 404])
})
