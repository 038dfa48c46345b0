import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { deleteContact } from '../../records/contacts/delete-contact.ts'
import { shownPhone } from '../../records/contacts/rules/shown-phone.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { typedRefusals } from '../../shared/refusals/typed.ts'
import { purgeTrash } from '../../team/activity/purge-trash.ts'

let world: TestApp
let agent: SignedIn
let projectId: number
let projectName: string
let people = 0

beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
  const project = await aProject(world, { name: 'Rim Khlong Residence' })
  projectId = project.id
  projectName = project.name
})

async function aUnit(fields: { showOnWebsite?: boolean; deletedAt?: Date } = {}) {
  people += 1
  const row = {
    projectId,
    unitNumber: `12/${people}`,
    bedrooms: 1,
    bathrooms: 1,
    size: 35,
    listingType: 'rent',
    rentAmount: 25_000,
    ...fields,
  }
  return world.db.insertInto('units').values(row).returningAll().executeTakeFirstOrThrow()
}

function unknownPerson() {
  people += 1
  const phone = `+66 82 ${1_000_000 + people}`
  return { name: `Asker ${people}`, phone, email: `asker-${people}@x.example` }
}

const sendInquiry = (body: unknown) => world.request('POST', '/api/property-inquiry', { body })
const listInquiries = async (query = '') =>
  world.request('GET', `/api/inquiries?${query}`, { as: agent })

describe('An inquiry about a unit', () => {
  test('reaches the contacts, the timeline and the inbox at once', async () => {
    const unit = await aUnit()
    const person = unknownPerson()
    const { status, body } = await sendInquiry({
      ...person,
      lineId: 'asker.line',
      isWhatsapp: true,
      propertyId: unit.id,
      propertyDetails: `${projectName} Unit ${unit.unitNumber}`,
    })
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['id'])

    const [contact] = (await world.request('GET', '/api/leads?limit=1', { as: agent })).body
    expect(contact).toMatchObject({
      ...person,
      line: 'asker.line',
      whatsapp: person.phone,
      contactType: 'lead',
      source: 'website',
      status: 'new',
      contactMethod: 'phone',
    })
    const title = `Inquiry about ${projectName} Unit ${unit.unitNumber}`
    const content = `${title}\n\nName: ${person.name}\nPhone: ${shownPhone(person.phone)}\nEmail: ${person.email}\nLINE: asker.line\nWhatsApp: same number`
    const timeline = await world.request('GET', `/api/leads/${contact.id}/activities`, {
      as: agent,
    })
    expect(timeline.body).toMatchObject([
      {
        type: 'form_submit',
        title,
        description: content,
        unitId: unit.id,
        performedBy: person.name,
      },
    ])
    const [message] = (await world.request('GET', '/api/inbox/messages?limit=1', { as: agent }))
      .body
    expect(message).toMatchObject({ channel: 'website', content, contactId: contact.id })

    const [inquiry] = (await listInquiries('limit=1')).body
    expect(inquiry).toEqual({
      id: body.id,
      assignedToId: null,
      assignedTo: null,
      kind: 'unit',
      ...person,
      lineId: 'asker.line',
      isWhatsapp: true,
      propertyId: unit.id,
      propertyDetails: `${projectName} Unit ${unit.unitNumber}`,
      contactMethod: 'phone',
      requirements: null,
      message: null,
      preferredTime: null,
      createdAt: world.now.toISOString(),
      contactId: contact.id,
      contactName: person.name,
      threadId: message.threadId,
      messageId: message.id,
      unit: {
        id: unit.id,
        unitNumber: unit.unitNumber,
        project: { id: projectId, name: projectName },
      },
      project: { id: projectId, name: projectName },
    })
  })

  test('takes a message and a preferred time to the conversation, the timeline and the list', async () => {
    const unit = await aUnit()
    const person = unknownPerson()
    const message = `Can I see it? ${'ก'.repeat(1_986)}`
    const preferredTime = 'Saturday morning'
    const sent = { ...person, propertyId: unit.id, message: ` ${message}\n`, preferredTime }
    expect((await sendInquiry(sent)).status).toBe(201)
    const [inquiry] = (await listInquiries('limit=1')).body
    expect(inquiry).toMatchObject({ message, preferredTime })
    const words = `\n\n${message}\n\nPreferred time: Saturday morning\n\nName: ${person.name}\n`
    const [written] = (await world.request('GET', '/api/inbox/messages?limit=1', { as: agent }))
      .body
    expect(written.content).toContain(words)
    const timeline = await world.request('GET', `/api/leads/${inquiry.contactId}/activities`, {
      as: agent,
    })
    expect(timeline.body[0].description).toContain(words)
  })

  test('is accepted although the unit has been hidden or deleted', async () => {
    const hidden = await aUnit({ showOnWebsite: false })
    const deleted = await aUnit({ deletedAt: world.now })
    for (const { id } of [hidden, deleted]) {
      expect((await sendInquiry({ ...unknownPerson(), propertyId: id })).status).toBe(201)
    }
    const [aboutDeleted, aboutHidden] = (await listInquiries('limit=2')).body
    expect(aboutHidden).toMatchObject({ propertyId: hidden.id, unit: { id: hidden.id } })
    expect(aboutDeleted).toMatchObject({ propertyId: deleted.id, unit: null })
    expect(aboutDeleted.project.id).toBe(projectId)
  })

  test('is accepted without the unit when that has been permanently deleted', async () => {
    const unit = await aUnit({ deletedAt: new Date(world.now.getTime() - 31 * 86_400_000) })
    await purgeTrash(world.context())
    const propertyDetails = `${projectName} Unit ${unit.unitNumber}`
    expect(
      (await sendInquiry({ ...unknownPerson(), propertyId: unit.id, propertyDetails })).status,
    ).toBe(201)
    const [inquiry] = (await listInquiries('limit=1')).body
    expect(inquiry).toMatchObject({ propertyId: null, propertyDetails, unit: null })
  })

  test.each([999_999, 2_147_483_647, 2_147_483_648, 999_999_999_999, '999999', 0, -1])(
    'is refused for %s, which no unit ever was, and leaves nothing behind',
    async (propertyId) => {
      const person = unknownPerson()
      const totalBefore = (await listInquiries()).headers.get('x-total-count')
      const response = await sendInquiry({ ...person, propertyId })
      expect(response.status).toBe(404)
      expect(response.body.message).toBe('Property not found')
      expect((await listInquiries()).headers.get('x-total-count')).toBe(totalBefore)
      const matches = await world.request('GET', `/api/leads?search=${person.email}`, { as: agent })
      expect(matches.body).toEqual([])
    },
  )

  test.each([
    [{}, ['name', 'phone', 'email']],
    [{ name: ' ', phone: '', email: null }, ['name', 'phone', 'email']],
    [{ name: 'A', email: 'a@b.co', phone: '+66' }, ['phone']],
    [{ name: 'A', email: 'a@b.co', phone: '+66 ' }, ['phone']],
    [{ name: 'A', email: 'a@b', phone: '0812345678' }, ['email']],
    [{ name: 'A', email: 'a@b.co', phone: '0812345678', propertyId: 'one' }, ['propertyId']],
    [{ name: 'A', email: 'a@b.co', phone: '0812345678', propertyId: 1.5 }, ['propertyId']],
    [{ name: 'A', email: 'a@b.co', phone: '0812345678', propertyId: 1e308 }, ['propertyId']],
    [{ name: 'A', email: 'a@b.co', phone: '0812345678', propertyId: [1] }, ['propertyId']],
    [{ name: 'A', email: 'a@b.co', phone: '0812345678', isWhatsapp: 'maybe' }, ['isWhatsapp']],
    [{ name: 'A', email: 'a@b.co', phone: '0812345678', lineId: 'x'.repeat(101) }, ['lineId']],
    [{ name: 'A', email: 'a@b.co', phone: '0812345678', message: 'x'.repeat(2_001) }, ['message']],
    [
      { name: 'A', email: 'a@b.co', phone: '0812345678', preferredTime: 'x'.repeat(101) },
      ['preferredTime'],
    ],
    [null, ['body']],
  ])('is refused with every wrong field named (%#)', async (body, fields) => {
    const response = await sendInquiry(body)
    expect(response.status).toBe(400)
    expect(response.body.errors.map((fault: { path: string }) => fault.path)).toEqual(fields)
  })

  test.each([
    ['', 'Required'],
    [' ', 'Required'],
    ['12', typedRefusals.phone_number],
    ['+66', typedRefusals.phone_number],
    ['call me', typedRefusals.phone_number],
    ['+66call me', typedRefusals.phone_number],
  ])('is refused for the phone "%s": %s', async (phone, message) => {
    const { status, body } = await sendInquiry({ ...unknownPerson(), phone })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: 'phone', message }])
  })

  test('needs none of the optional fields', async () => {
    const { status } = await sendInquiry({
      ...unknownPerson(),
      lineId: null,
      isWhatsapp: null,
      propertyId: null,
      propertyDetails: '',
    })
    expect(status).toBe(201)
    const [inquiry] = (await listInquiries('limit=1')).body
    expect(inquiry).toMatchObject({ kind: 'unit', propertyId: null, unit: null, project: null })
  })
})

test('an inquiry about a building names it', async () => {
  await sendInquiry({ ...unknownPerson(), propertyDetails: projectName })
  const [inquiry] = (await listInquiries('limit=1')).body
  expect(inquiry).toMatchObject({ unit: null, project: { id: projectId, name: projectName } })
})

describe('The list of inquiries', () => {
  test('is for staff', async () => {
    expect((await world.request('GET', '/api/inquiries')).status).toBe(401)
    const user = await world.signIn('user')
    expect((await world.request('GET', '/api/inquiries', { as: user })).status).toBe(403)
  })

  test('is newest first, page by page, and can be filtered by contact', async () => {
    const person = unknownPerson()
    const firstId = (await sendInquiry(person)).body.id
    await sendInquiry(unknownPerson())
    const last = (await sendInquiry(person)).body.id
    const [{ contactId }] = (await listInquiries('limit=1')).body
    const { body, headers } = await listInquiries(`contactId=${contactId}`)
    expect(body.map((inquiry: { id: number }) => inquiry.id)).toEqual([last, firstId])
    expect(headers.get('x-total-count')).toBe('2')
    const page = await listInquiries(`contactId=${contactId}&limit=1`)
    expect(page.headers.get('link')).toContain('rel="next"')
    expect((await listInquiries('contactId=x')).status).toBe(400)
    expect((await listInquiries('limit=0')).status).toBe(400)
  })

  test('keeps what was sent when the contact is deleted', async () => {
    const person = unknownPerson()
    const { body } = await sendInquiry(person)
    const [{ contactId }] = (await listInquiries('limit=1')).body
    await deleteContact(world.context(agent.actor), contactId)
    const [inquiry] = (await listInquiries('limit=1')).body
    expect(inquiry).toMatchObject({ id: body.id, ...person, contactId: null, contactName: null })
  })
})

describe('Public forms are limited', () => {
  let limited: TestApp

  beforeEach(async () => {
    limited = await testApp({ limits: true, env: { TRUST_PROXY: '1' } })
  })

  test('to thirty a minute from one address, both forms together; staff are exempt', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const post = (path: string, address: string) =>
      limited.request('POST', path, { body: unknownPerson(), headers: from(address) })
    for (let n = 0; n < 15; n++) {
      expect((await post('/api/leads', '192.0.2.1')).status).toBe(201)
      expect((await post('/api/property-inquiry', '192.0.2.1')).status).toBe(201)
    }
    for (const path of ['/api/leads', '/api/property-inquiry']) {
      const { status, headers, body } = await post(path, '192.0.2.1')
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
      expect(body.message).toMatch(/^Too many attempts/)
    }
    expect((await post('/api/leads', '192.0.2.2')).status).toBe(201)
    const staff = await limited.signIn('agent')
    const entered = await limited.request('POST', '/api/leads', {
      as: staff,
      body: { name: 'Entered' },
      headers: from('192.0.2.1'),
    })
    expect(entered.status).toBe(201)
  })
})
