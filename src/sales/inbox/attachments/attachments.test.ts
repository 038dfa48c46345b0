import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { turnedPicture } from '../../../city/media/test-pictures.ts'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { MAX_UNSENT_BYTES } from '../rules/attachment.ts'
import { aThread } from '../test-factory.ts'
import { deleteUnsentFiles } from './receive-attachment.ts'
import { aMacroFile, anExcelFile, aPdf, aWordFile, aZip } from './test-files.ts'

let world: TestApp
let agent: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
  colleague = await world.signIn('agent')
})

function upload(bytes: Buffer, name: string, { as = agent, headers = {}, field = 'file' } = {}) {
  const body = new FormData()
  body.append(field, new File([new Uint8Array(bytes)], name, { type: 'text/html' }))
  return world.request('POST', '/api/inbox/attachments', { as, body, headers })
}
async function download(id: number, as: SignedIn | null = agent) {
  const headers = new Headers(as ? { cookie: as.cookie } : undefined)
  const response = await world.app.request(`/api/inbox/attachments/${id}`, { headers })
  return {
    ...response,
    headers: response.headers,
    status: response.status,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
const write = (threadId: number, body: object, as = agent) =>
  world.request('POST', '/api/inbox/messages', { as, body: { threadId, ...body } })

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('An upload', () => {
  test.each([
    [aPdf, 'สัญญาเช่า.pdf', { name: 'สัญญาเช่า.pdf', type: 'application/pdf' }],
    [aWordFile, 'Lease.docx', { name: 'Lease.docx', type: WORD }],
    [anExcelFile, 'Rents.XLSX', { name: 'Rents.XLSX', type: EXCEL }],
    // By its content, whatever its name says.
    [aPdf, 'invoice.exe', { name: 'invoice.exe.pdf', type: 'application/pdf' }],
    [aPdf, 'a\u202efdp.html', { name: 'afdp.html.pdf', type: 'application/pdf' }],
    [aPdf, '../../etc/passwd', { name: 'passwd.pdf', type: 'application/pdf' }],
  ])('%# is stored by its content, under a harmless name', async (bytes, name, expected) => {
    const { status, body } = await upload(bytes, name)
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), size: bytes.length, ...expected },
    ])
    const file = await download(body.id)
    expect(file.bytes.equals(bytes)).toBe(true)
    expect(file.headers.get('content-type')).toBe(expected.type)
  })

  test('of a picture is made anew: upright, without its place and camera', async () => {
    const { body } = await upload(await turnedPicture(60, 40), 'room.png')
    expect(body).toMatchObject({ name: 'room.jpg', type: 'image/jpeg' })
    const { exif, width, height } = await sharp((await download(body.id)).bytes).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 40, height: 60 })
  })

  test.each([
    [aZip, 'archive.docx'],
    [aMacroFile, 'macros.docx'],
    [Buffer.from('<html><script>alert(1)</script>'), 'page.pdf'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing.png'],
    [Buffer.from('MZ\x90\0'), 'program.pdf'],
    [Buffer.alloc(0), 'empty.pdf'],
  ])('%# is refused when it is something else', async (bytes, name) => {
    const { status, body } = await upload(bytes, name)
    expect([status, body.errors[0].path]).toEqual([400, 'file'])
    expect(body.message).toContain(name)
  })

  test('is refused when it is too large, missing, or not multipart', async () => {
    const large = await upload(Buffer.concat([aPdf, Buffer.alloc(10 * 1024 * 1024)]), 'large.pdf')
    expect(large.status).toBe(413)
    expect(large.body.message).toBe(
      'File too large: large.pdf is larger than 10MB. Please choose smaller files.',
    )
    expect((await upload(aPdf, 'a.pdf', { field: 'other' })).status).toBe(400)
    const json = await world.request('POST', '/api/inbox/attachments', { as: agent, body: {} })
    expect(json.status).toBe(415)
  })

  test('is stored once for one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [
      await upload(aPdf, 'once.pdf', { headers }),
      await upload(aPdf, 'once.pdf', { headers }),
    ]
    expect(again.body).toEqual(first.body)
    expect((await upload(aPdf, 'other.pdf', { headers })).status).toBe(422)
  })

  test('has a limit for each person, of what is not sent yet', async () => {
    const busy = await world.signIn('agent')
    const { body } = await upload(aPdf, 'a.pdf', { as: busy })
    await world.db
      .updateTable('inboxAttachments')
      .set({ size: MAX_UNSENT_BYTES - aPdf.length })
      .where('id', '=', body.id)
      .execute()
    const answers = await Promise.all([
      upload(aPdf, 'b.pdf', { as: busy }),
      upload(aPdf, 'c.pdf', { as: busy }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429])
    expect((await upload(aPdf, 'd.pdf')).status).toBe(201)
  })
})

describe('A download', () => {
  test('is never shown or run by the browser', async () => {
    const { body } = await upload(aPdf, "Nok's “lease” (สัญญา).pdf")
    const { headers } = await download(body.id)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Nok_s _lease_ _______.pdf"; filename*=UTF-8''Nok%27s%20%E2%80%9Clease%E2%80%9D%20%28${encodeURIComponent('สัญญา')}%29.pdf`,
    )
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('is for staff; before it is sent, for whoever uploaded it', async () => {
    const { id: threadId } = await aThread(world)
    const { body } = await upload(aPdf, 'mine.pdf')
    expect((await download(body.id, null)).status).toBe(401)
    expect((await download(body.id, colleague)).status).toBe(404)
    await write(threadId, { attachmentIds: [body.id] })
    expect((await download(body.id, colleague)).status).toBe(200)
    expect((await download(body.id, await world.signIn('user'))).status).toBe(403)
    const manager = await world.signIn('manager')
    await world.request('DELETE', `/api/inbox/threads/${threadId}`, { as: manager })
    expect((await download(body.id)).status).toBe(404)
  })
})

describe('A message', () => {
  test('may consist of files, whose names the list of conversations shows', async () => {
    const { id } = await aThread(world)
    const [one, two] = [await upload(aPdf, 'one.pdf'), await upload(anExcelFile, 'two.xlsx')]
    const { status, body } = await write(id, { attachmentIds: [one.body.id, two.body.id] })
    expect([status, body.content, body.attachments]).toEqual([201, '', [one.body, two.body]])
    const thread = await world.request('GET', `/api/inbox/threads/${id}`, { as: agent })
    expect(thread.body.lastMessage).toBe('one.pdf, two.xlsx')
  })

  test('takes one’s own files, each once', async () => {
    const { id } = await aThread(world)
    const { body } = await upload(aPdf, 'mine.pdf')
    const theirs = await write(id, { content: 'x', attachmentIds: [body.id] }, colleague)
    expect([theirs.status, theirs.body.errors[0].path]).toEqual([400, 'attachmentIds.0'])
    const answers = await Promise.all([
      write(id, { content: 'x', attachmentIds: [body.id] }),
      write(id, { content: 'x', attachmentIds: [body.id] }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    const eleven = Array.from({ length: 11 }, (_, i) => i + 1)
    expect((await write(id, { content: 'x', attachmentIds: eleven })).status).toBe(400)
  })
})

test('A file that was not sent is deleted after a day', async () => {
  const { id: threadId } = await aThread(world)
  const [unsent, sent] = [await upload(aPdf, 'unsent.pdf'), await upload(aPdf, 'sent.pdf')]
  await write(threadId, { attachmentIds: [sent.body.id] })
  const later = (hours: number) => new Date(world.now.getTime() + hours * 3_600_000)
  await deleteUnsentFiles({ ...world.context(), now: later(23) })
  expect((await download(unsent.body.id)).status).toBe(200)
  await deleteUnsentFiles({ ...world.context(), now: later(25) })
  expect((await download(unsent.body.id)).status).toBe(404)
  expect((await download(sent.body.id)).status).toBe(200)
  const message = await write(threadId, { content: 'x', attachmentIds: [unsent.body.id] })
  expect(message.status).toBe(400)
})
