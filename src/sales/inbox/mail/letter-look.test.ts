import sharp from 'sharp'
import { expect, test } from 'vitest'
import { receivePicture } from '../../../city/media/pictures.ts'
import { twoHalves } from '../../../city/media/test-pictures.ts'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aThread } from '../test-factory.ts'
import { startSmtp } from './test-smtp.ts'

const smtp = await startSmtp()
const world = await testApp({
  env: { MAIL_URL: smtp.url, MAIL_FROM: 'Sathani Homes <hello@sathani.example>' },
})
const agent = await world.signIn('agent')
// Nobody is told of messages by e-mail.
await world.db.updateTable('staffUsers').set({ email: null }).execute()

const write = (threadId: number, body: object = {}) =>
  world.request('POST', '/api/inbox/messages', {
    as: agent,
    body: { threadId, content: 'Yes, it is free.', ...body },
  })
const aMailThread = () =>
  aThread(world, { channel: 'email', handle: `${crypto.randomUUID()}@x.example`, name: 'Nida' })

test('an e-mail has the logo of the agency below its text, and links in its colour', async () => {
  const { url } = await receivePicture(
    world.context(),
    world.services.pictures,
    await twoHalves(512, 256),
    'logo.png',
  )
  const admin = await world.signIn('admin')
  const agency = (body: object) => world.request('PUT', '/api/settings/agency', { as: admin, body })
  expect((await agency({ logo: url, accent: 'plum' })).status).toBe(200)
  const { id } = await aMailThread()
  const content = 'Is 1 < 2?\nSee https://sathani.example/s/a?b=1&c=2'
  await write(id, { content })
  await world.services.jobs.idle()
  await agency({ logo: null, accent: 'teal' })
  const mail = smtp.received[0]?.mail
  expect(mail?.text?.trim()).toBe(content)
  const [logo, ...others] = mail?.attachments ?? []
  expect([logo?.related, logo?.contentType, others]).toEqual([true, 'image/jpeg', []])
  expect(await sharp(logo?.content).metadata()).toMatchObject({ width: 160, height: 80 })
  // The parser puts the picture in place of its Content-ID.
  expect(mail?.html).toContain('<img src="data:image/jpeg;base64,')
  expect(mail?.html).toContain(
    'Is 1 &#60; 2?<br>See <a href="https://sathani.example/s/a?b=1&#38;c=2"',
  )
  expect(mail?.html).toContain('color:#86377f')
  await write((await aMailThread()).id)
  await world.services.jobs.idle()
  expect(smtp.received[1]?.mail.html, 'without either it is a plain text').toBe(false)
})
