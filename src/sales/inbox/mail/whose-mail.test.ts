import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aContact } from '../../../records/contacts/test-factory.ts'
import { agencyMail, type Headers } from './test-agency-mail.ts'

let agency: Awaited<ReturnType<typeof agencyMail>>
beforeAll(async () => {
  agency = await agencyMail()
})
beforeEach(() => {
  agency.smtp.received.length = 0
})

const pim = 'Pim <pim@x.example>'
const nok = 'Nok <nok@x.example>'
/** Whom the last e-mail of ours went to. */
const sentTo = () => {
  const { to, mail } = agency.smtp.received.at(-1) ?? expect.fail('Nothing was sent.')
  return { to, mail }
}
const notifications = async (threadId: string) =>
  agency.world.db
    .selectFrom('notifications')
    .select(['kind', 'userId'])
    .where('subject', '=', 'thread')
    .where('subjectId', '=', Number(threadId))
    .execute()

describe('An inquiry that a program carried', () => {
  test.each([
    ['a list', { 'List-Id': '<owners.x.example>', Precedence: 'list' }],
    ['a service for newsletters', { 'List-Unsubscribe': '<https://x.example/off>' }],
    ['a form', { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }],
    ['a bulk mailer', { Precedence: 'bulk' }],
    ['a polite question', { Subject: 'Out of office hours, can we see 12C?' }],
  ])('by %s is a lead: open, unread, a contact, and somebody is told', async (name, headers) => {
    const from = `${name.replaceAll(' ', '-')}@x.example`
    const { threadId, isAutomatic } = await agency.arrives('Is 12C free?', {
      From: `Mali <${from}>`,
      ...(headers as Headers),
    })
    expect(isAutomatic).toBe(false)
    const thread = await agency.threadOf(threadId)
    expect(thread).toMatchObject({ status: 'open', unreadCount: 1, contactId: expect.any(Number) })
    await agency.world.services.jobs.idle()
    expect(await notifications(threadId)).not.toEqual([])
  })

  test('of a portal names its customer in Reply-To, who is the lead', async () => {
    const { threadId } = await agency.arrives('Mali asks about 12C', {
      From: 'Portal <no-reply@portal.example>',
      'Reply-To': 'Mali <mali@x.example>',
      'Auto-Submitted': 'auto-replied',
      'List-Unsubscribe': '<https://portal.example/off>',
    })
    const thread = await agency.threadOf(threadId)
    expect(thread).toMatchObject({ name: 'Mali', status: 'open', unreadCount: 1 })
    const { body } = await agency.world.request('GET', `/api/leads/${thread.contactId}`, {
      as: agency.agent,
    })
    expect(body).toMatchObject({ name: 'Mali', email: 'mali@x.example' })
  })

  test('continues the conversation that its sender began on the website', async () => {
    const inquiry = await agency.world.request('POST', '/api/leads', {
      body: { name: 'Ploy', email: 'Ploy@x.example', requirements: 'Two rooms at Ari' },
    })
    expect(inquiry.status).toBe(201)
    const [asked] = await agency.messages()
    const { threadId } = await agency.arrives('Can I see it on Sunday?', {
      From: 'Ploy <ploy@x.example>',
    })
    expect(threadId).toBe(asked?.threadId)
    expect(await agency.threadOf(threadId)).toMatchObject({
      ...{ channel: 'website', unreadCount: 2, status: 'open' },
      lastMessage: 'Can I see it on Sunday?',
    })
    await agency.answers(threadId, 'Yes, at ten')
    expect(sentTo().to).toEqual(['ploy@x.example'])

    // Who writes in her name does not: Reply-To is what the sender claims.
    const claimed = await agency.arrives('New bank account', {
      From: 'Somebody <somebody@y.example>',
      'Reply-To': 'Ploy <ploy@x.example>',
    })
    expect(claimed.threadId).not.toBe(threadId)
  })

  test('joins no website conversation by Reply-To, and a client who wrote by a form gets no second contact', async () => {
    const phone = '+66 81 555 0177'
    const form = (email: string) =>
      agency.world.request('POST', '/api/leads', {
        body: { name: 'Ann', email, phone, requirements: 'Two rooms' },
      })
    await form('ann1@x.example')
    await form('ann2@x.example')
    const [asked] = await agency.messages()
    const claimed = await agency.arrives('My new account', {
      From: 'Ann <evil@y.example>',
      'Reply-To': 'Ann <ann2@x.example>',
    })
    expect(claimed.threadId).not.toBe(asked?.threadId)
    const reference = { From: 'Ann <evil@y.example>', 'In-Reply-To': `<${agency.lastId()}>` }
    expect((await agency.arrives('Did you get it?', reference)).threadId).toBe(claimed.threadId)

    const contacts = async () =>
      (await agency.world.db.selectFrom('contacts').select('id').execute()).length
    const before = await contacts()
    const own = await agency.arrives('Is it free?', { From: 'Ann <ann2@x.example>' })
    expect(own.threadId).toBe(asked?.threadId)
    expect(await contacts()).toBe(before)
  })

  test('without a person is in the inbox, and no contact; a newsletter calls nobody', async () => {
    const form = await agency.arrives('Name: Mali, phone: 081 234 5678', {
      From: 'Web form <noreply@form.example>',
      'Auto-Submitted': 'auto-generated',
    })
    const news = await agency.arrives('Ten tips', {
      From: 'News <newsletter@news.example>',
      'List-Id': '<tips.news.example>',
    })
    await agency.world.services.jobs.idle()
    for (const { threadId } of [form, news]) {
      const thread = await agency.threadOf(threadId)
      expect(thread).toMatchObject({ status: 'open', unreadCount: 1, contactId: null })
    }
    expect(await notifications(form.threadId)).not.toEqual([])
    expect(await notifications(news.threadId)).toEqual([])
  })
})

describe('Whoever writes in a conversation', () => {
  test('is shown with their address and answered; the others are Cc', async () => {
    const first = await agency.arrives('Is it free?', { From: pim })
    const ours = await agency.answers(first.threadId, 'Saturday at ten?')
    expect(sentTo().to).toEqual(['pim@x.example'])
    const { messageId } = sentTo().mail
    const hers = await agency.arrives('Ten is fine for us', {
      From: nok,
      To: 'hello@sathani.example',
      Cc: 'Lawyer <law@x.example>, Sathani <hello@sathani.example>',
      'In-Reply-To': messageId ?? '',
    })
    expect(hers).toMatchObject({
      ...{ threadId: first.threadId, senderName: 'Nok', senderHandle: 'nok@x.example' },
      mail: {
        to: [{ name: 'Nok', address: 'nok@x.example' }],
        cc: [{ name: 'Lawyer', address: 'law@x.example' }],
      },
    })
    const { members } = await agency.threadOf(first.threadId)
    expect(members.map(({ address }: { address: string }) => address)).toEqual([
      'nok@x.example',
      'law@x.example',
      'pim@x.example',
    ])
    const answer = await agency.answers(first.threadId, 'See you then')
    expect(sentTo().to).toEqual(['nok@x.example', 'law@x.example', 'pim@x.example'])
    const { mail } = sentTo()
    expect(mail.to).toMatchObject({ value: [{ address: 'nok@x.example', name: 'Nok' }] })
    expect(mail.cc).toMatchObject({
      value: [{ address: 'law@x.example' }, { address: 'pim@x.example', name: 'Pim' }],
    })
    expect(answer.mail.cc).toHaveLength(2)
    expect(ours.mail).toEqual({ to: [{ name: 'Pim', address: 'pim@x.example' }], cc: [] })
  })

  test('may be left out, and others may be added, before it is sent', async () => {
    const { threadId } = await agency.arrives('Hello', {
      From: 'Suda <suda@x.example>',
      Cc: 'Old <old@x.example>',
    })
    await agency.answers(threadId, 'Hello', { to: 'New@x.example', cc: ['suda@x.example'] })
    expect(sentTo().to).toEqual(['new@x.example', 'suda@x.example'])
    await agency.answers(threadId, 'Hello', { to: 'suda@x.example', cc: [] })
    expect(sentTo().to).toEqual(['suda@x.example'])
    const refused = await agency.answers(threadId, 'Hello', { to: 'Suda <suda@x.example>' })
    expect(refused.errors).toMatchObject([{ path: 'to', code: 'email_address' }])
  })

  test('and whom the mail server refuses is named, while the others got it', async () => {
    const { threadId } = await agency.arrives('Hello', {
      From: 'Fon <fon@x.example>',
      Cc: 'Gone <gone@x.example>',
    })
    agency.smtp.refused.add('gone@x.example')
    const { id } = await agency.answers(threadId, 'Hello')
    expect(sentTo().to).toEqual(['fon@x.example'])
    expect(await agency.messageOf(id)).toMatchObject({
      state: 'sent',
      why: { code: 'mail_not_to_all', params: { addresses: 'gone@x.example' } },
    })
  })
})

test('who is told of an email reads who wrote it', async () => {
  const first = await agency.arrives('Hello', { From: 'Tan <tan@x.example>' })
  await agency.world.services.jobs.idle()
  await agency.arrives('I am his wife', {
    From: 'Ann <ann@x.example>',
    References: `<${agency.lastId()}>`,
  })
  await agency.world.services.jobs.idle()
  const { body } = await agency.world.request('GET', '/api/notifications', { as: agency.agent })
  const names = body
    .filter(({ subjectId }: { subjectId: number }) => subjectId === Number(first.threadId))
    .map(({ details }: { details: { name: string } }) => details.name)
  expect(names).toEqual(['Ann'])
})

describe('What a sender claims', () => {
  test('by Reply-To joins no conversation of somebody known, and From is shown', async () => {
    const known = await agency.arrives('Hello', { From: 'Henrik <henrik@x.example>' })
    const forged = await agency.arrives('Send the deposit elsewhere', {
      From: 'Stranger <stranger@evil.example>',
      'Reply-To': 'Henrik <henrik@x.example>',
    })
    expect(forged.threadId).not.toBe(known.threadId)
    expect(forged).toMatchObject({
      ...{ senderName: 'Stranger', senderHandle: 'stranger@evil.example' },
      mail: { to: [{ name: 'Henrik', address: 'henrik@x.example' }] },
    })
    expect(await agency.threadOf(forged.threadId)).toMatchObject({
      handle: 'henrik@x.example via stranger@evil.example',
    })
    const again = await agency.arrives('Once more', {
      From: 'stranger@evil.example',
      'Reply-To': 'henrik@x.example',
    })
    expect(again.threadId).toBe(forged.threadId)
  })

  test('by Reply-To joins none of a known contact who never wrote', async () => {
    await aContact(agency.world, { email: 'owner@x.example' })
    const { threadId } = await agency.arrives('I sell', {
      From: 'Portal <noreply@portal.example>',
      'Reply-To': 'owner@x.example',
    })
    expect(await agency.threadOf(threadId)).toMatchObject({
      handle: 'owner@x.example via noreply@portal.example',
    })
  })

  test('under a known Message-ID is kept, once', async () => {
    const id = { 'Message-ID': '<same@x.example>' }
    await agency.arrives('The first', { From: 'One <one@x.example>', ...id })
    const raw = (from: string, text: string) =>
      `From: ${from}\nSubject: A home\nMessage-ID: <same@x.example>\n\n${text}`
    await agency.deliver(raw('One <one@x.example>', 'The first'))
    await agency.deliver(raw('Two <two@x.example>', 'The second'))
    await agency.deliver(raw('Two <two@x.example>', 'The second'))
    await agency.deliver(raw('One <one@x.example>', 'Another text'))
    await agency.arrives('After them', { From: 'Three <three@x.example>' })
    const texts = (await agency.messages()).map(({ content }) => content)
    const count = (text: string) => texts.filter((content) => content === text).length
    expect(['The first', 'The second', 'Another text'].map(count)).toEqual([1, 1, 1])
  })
})
