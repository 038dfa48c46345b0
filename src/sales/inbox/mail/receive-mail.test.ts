import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn, TestApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../../records/contacts/test-factory.ts'
import type { MailReceiver } from './mail-receiver.ts'
import { agencyWithMailbox, type Headers, type Message } from './test-agency-mail.ts'

type Agency = Awaited<ReturnType<typeof agencyWithMailbox>>
let agency: Agency
let imap: Agency['imap']
let smtp: Agency['smtp']
let world: TestApp
let agent: SignedIn
let main: MailReceiver
beforeAll(async () => {
  agency = await agencyWithMailbox()
  ;({ imap, smtp, world, agent, main } = agency)
})
beforeEach(() => {
  smtp.received.length = 0
})

const arrives: Agency['arrives'] = (...letter) => agency.arrives(...letter)
const messages = () => agency.messages()
const threadOf = (id: string | number) => agency.threadOf(id)
const original = (id: number) => agency.original(id)
const plain = (charset: string) => ({
  'Content-Type': `text/plain; charset=${charset}`,
  'Content-Transfer-Encoding': 'base64',
})

describe('An email', () => {
  test('begins a conversation with its sender, who becomes a contact and is known again', async () => {
    const first = await arrives('Is the 24th floor free?')
    expect(first).toMatchObject({
      ...{ content: 'Is the 24th floor free?', channel: 'email', state: 'received' },
      ...{ senderName: 'Nida', senderHandle: 'nida@x.example', isFromCustomer: true, readAt: null },
    })
    const second = await arrives('And the 25th?', { From: 'NIDA@x.example' })
    expect(second.threadId).toBe(first.threadId)
    const thread = await threadOf(first.threadId)
    expect(thread).toMatchObject({ name: 'Nida', subject: 'A home', unreadCount: 2 })
    const contact = await world.request('GET', `/api/leads/${thread.contactId}`, { as: agent })
    expect(contact.body).toMatchObject({ name: 'Nida', email: 'nida@x.example', source: 'inbox' })
    expect(await messages()).toHaveLength(2)
  })

  test('of a known person belongs to that contact', async () => {
    const { id } = await aContact(world, { email: 'Known@x.example' })
    const { contactId } = await arrives('Hello', { From: 'Somebody <known@X.example>' })
    expect(contactId).toBe(id)
  })

  test('that answers ours goes into that conversation, also one of the website, without the quotation', async () => {
    const form = { name: 'Priya', email: 'priya@x.example', requirements: 'A balcony' }
    await world.request('POST', '/api/leads', { body: form })
    const [thread] = (await world.request('GET', '/api/inbox/threads?search=priya', { as: agent }))
      .body
    const body = { threadId: thread.id, content: 'Saturday at ten?' }
    await world.request('POST', '/api/inbox/messages', { as: agent, body })
    await world.services.jobs.idle()
    const [sent] = smtp.received
    await world.request('PUT', `/api/inbox/threads/${thread.id}`, {
      as: agent,
      body: { status: 'archived' },
    })
    const answer = await arrives(
      'Yes.\n\nOn Tue, 24 Nov 2026 at 10:00, Anna <hello@sathani.example> wrote:\n> Saturday at ten?\n',
      { From: 'Priya R <priya.r@other.example>', 'In-Reply-To': sent?.mail.messageId ?? '' },
    )
    expect(answer).toMatchObject({ threadId: String(thread.id), content: 'Yes.' })
    expect((await original(answer.id)).text).toContain('> Saturday at ten?')
    expect(await threadOf(thread.id)).toMatchObject({ status: 'open', lastMessage: 'Yes.' })
    await world.request('POST', '/api/inbox/messages', { as: agent, body })
    await world.services.jobs.idle()
    const { mail } = smtp.received[1] ?? expect.fail('Nothing was sent.')
    expect(mail.inReplyTo).toBe(`<${agency.lastId()}>`)
    expect(mail.references).toEqual([sent?.mail.messageId, `<${agency.lastId()}>`])
  })

  test.each(['TIS-620', 'windows-874', 'utf-8'])('in %s is read rightly', async (charset) => {
    const thai = Buffer.from([0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5])
    const bytes = charset === 'utf-8' ? Buffer.from('สวัสดี') : thai
    const { content, threadId } = await arrives(bytes.toString('base64'), {
      From: `=?${charset}?B?${bytes.toString('base64')}?= <thai-${charset}@x.example>`,
      ...plain(charset),
    })
    expect([content, (await threadOf(threadId)).name]).toEqual(['สวัสดี', 'สวัสดี'])
  })

  test('in HTML is made safe, and outside pictures are counted and not loaded', async () => {
    const html = `<p onclick="alert(1)">Hello <b>there</b></p><script>alert(2)</script>
      <a href="javascript:alert(3)">x</a><a href="https://x.example">y</a><style>p{color:red}</style>
      <img src="https://track.example/1.gif"><img src="//track.example/2.gif"><img src="cid:logo">
      <iframe src="https://x.example"></iframe><p style="background:url(https://track.example/3)">z</p>`
    const message = await arrives(html, { 'Content-Type': 'text/html' })
    expect(message.content).toContain('Hello there')
    const stored = await original(message.id)
    expect(stored).toMatchObject({
      outsidePictures: 2,
      subject: 'A home',
      address: 'nida@x.example',
    })
    expect(stored.html).toContain('<b>there</b>')
    expect(stored.html).toContain('href="https://x.example"')
    expect(stored.html).not.toMatch(/script|onclick|javascript|track\.example|iframe|style/i)
  })

  test('is a page of its own, with pictures from elsewhere only when asked', async () => {
    const html = `<p>Hello</p><img src="https://track.example/1.gif?a=1&b=2" onerror="alert(1)" alt="A room">
      <img data-src="https://track.example/2.gif"><img src="javascript:alert(2)"><script>alert(3)</script>`
    const { id } = await arrives(html, { 'Content-Type': 'text/html' })
    const page = (query: string, as: SignedIn | null = agent) =>
      world.request('GET', `/api/inbox/messages/${id}/original/page${query}`, { as })
    const plain = await page('')
    expect(plain.text).toContain('<p>Hello</p>')
    expect(plain.text).not.toMatch(/track|script|onerror/)
    const policy = plain.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("img-src 'none'")
    expect(policy).toMatch(/^sandbox (?!.*allow-(scripts|same-origin))/)
    expect(plain.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const asked = await page('?pictures=true')
    expect(asked.text).toContain('<img src="https://track.example/1.gif?a=1&amp;b=2" alt="A room"')
    expect(asked.text.match(/<img/g)).toHaveLength(1)
    expect(asked.text).not.toMatch(/script|onerror/)
    expect(asked.headers.get('content-security-policy')).toContain('img-src https:')
    expect((await page('', null)).status).toBe(401)
  })

  test('brings its files, and says which were left out', async () => {
    const message = await arrives(
      [
        '--B\nContent-Type: text/plain\n\nSee the lease.',
        `--B\nContent-Type: application/octet-stream; name="lease.pdf"\nContent-Disposition: attachment; filename="lease.pdf"\nContent-Transfer-Encoding: base64\n\n${Buffer.from('%PDF-1.7\n').toString('base64')}`,
        '--B\nContent-Type: application/pdf; name="virus.pdf"\nContent-Disposition: attachment; filename="virus.pdf"\n\nMZ',
        '--B--',
      ].join('\n'),
      { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="B"' },
    )
    expect(message.content).toBe('See the lease.\n\n(Left out: virus.pdf)')
    expect(message.attachments).toMatchObject([{ name: 'lease.pdf', type: 'application/pdf' }])
  })

  test('with an invitation says when, for a viewing to be scheduled then', async () => {
    const message = await arrives(
      '--B\nContent-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261128T030000Z\nEND:VEVENT\nEND:VCALENDAR\n--B--',
      { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="B"' },
    )
    const startsAt = '2026-11-28T03:00:00.000Z'
    expect(message).toMatchObject({ invitation: { startsAt, isWholeDay: false } })
  })

  test('is answered to where it says', async () => {
    const { threadId } = await arrives('I ask about 12C', {
      From: 'Portal <noreply@portal.example>',
      'Reply-To': 'Henrik <henrik@x.example>',
    })
    expect(await threadOf(threadId)).toMatchObject({ handle: 'henrik@x.example', name: 'Henrik' })
  })
})

describe('What programs write', () => {
  test.each([
    ['an auto-answer', { 'Auto-Submitted': 'auto-replied' }],
    ['an absence', { Subject: 'Out of office: back', 'In-Reply-To': '<ours@x.example>' }],
    ['a vacation', { 'X-Autoreply': 'yes', Precedence: 'bulk' }],
    [
      'a receipt',
      {
        Subject: 'Read: A home',
        'MIME-Version': '1.0',
        'Content-Type': 'message/disposition-notification',
      },
    ],
  ])('%s neither opens a conversation nor counts, and is kept', async (name, headers: Headers) => {
    const From = `P <${name.replaceAll(' ', '-')}@x.example>`
    const { threadId } = await arrives('A person', { From })
    await world.request('PUT', `/api/inbox/threads/${threadId}`, {
      as: agent,
      body: { status: 'archived' },
    })
    const before = await threadOf(threadId)
    const message = await arrives('A program', { From, ...headers })
    expect(message).toMatchObject({ threadId, isAutomatic: true })
    expect(await threadOf(threadId)).toEqual(before)
  })

  test('a report that ours did not arrive marks it with the reason', async () => {
    const { threadId } = await arrives('Hello', { From: 'Gone <gone@x.example>' })
    const body = { threadId, content: 'An answer' }
    const written = await world.request('POST', '/api/inbox/messages', { as: agent, body })
    await world.services.jobs.idle()
    const report = await arrives(
      [
        "--B\nContent-Type: text/plain\n\nI'm sorry.",
        '--B\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; gone@x.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such\n user here',
        `--B\nContent-Type: message/rfc822\n\nMessage-ID: ${smtp.received[0]?.mail.messageId}\nSubject: x\n\ntext`,
        '--B--',
      ].join('\n'),
      {
        From: 'MAILER-DAEMON@mx.example',
        'Auto-Submitted': 'auto-replied',
        'MIME-Version': '1.0',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary="B"',
      },
    )
    expect(report).toMatchObject({
      ...{ threadId: String(threadId), isAutomatic: true, isBounce: true },
    })
    const failed = (await messages()).find(({ id }) => id === written.body.id)
    expect(failed).toMatchObject({
      state: 'failed',
      why: { code: 'mail_bounced', params: { reason: '550 5.1.1 No such user here' } },
    })
  })
})

describe('The mailbox', () => {
  test('leaves out what came before the first start', async () => {
    await arrives('The first that is read')
    expect((await messages()).map(({ content }) => content)).not.toContain('Before the first start')
  })

  test('is received once, by one of several processes, also after one stops and the numbers change', async () => {
    const others = [agency.receiver(), agency.receiver()]
    const headers = { 'Message-ID': '<once@x.example>', From: 'Once <once@x.example>' }
    const { threadId } = await arrives('Once', headers)
    await Promise.all([main, ...others].map((each) => each.stop()))
    await imap.renumber()
    main = agency.receiver()
    await imap.deliver('From: Once <once@x.example>\nMessage-ID: <once@x.example>\n\nOnce')
    await arrives('Twice', { ...headers, 'Message-ID': '<twice@x.example>' })
    const { body } = await world.request('GET', `/api/inbox/messages?threadId=${threadId}`, {
      as: agent,
    })
    expect(body.map(({ content }: Message) => content)).toEqual(['Twice', 'Once'])
  })

  test('with a broken email is read on, and the email is noted', async () => {
    await agency.isReceiving()
    await imap.deliver(Buffer.from([0, 255, 10, 13, 0, 0xed, 0xa0, 0x80]))
    await arrives('After it', { From: 'After <after@x.example>' })
    const unread = await world.db.selectFrom('inboxUnreadMail').selectAll().execute()
    expect(unread).toEqual([])
  })
})
