import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { deleteContact } from '../../records/contacts/delete-contact.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aShortlist } from '../shortlists/test-factory.ts'
import { aDeal } from './test-factory.ts'

/** What the page of a deal asks of the server besides the deal. */

let world: TestApp
let agent: SignedIn

beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
})

const get = (path: string) => world.request('GET', path, { as: agent })

test('the vCard of a deal says whom to call, and what it is about', async () => {
  const unit = await aUnit(world, { unitNumber: '24A' })
  const contact = await aContact(world, {
    ...{ name: 'Priya Raghunathan', phone: '080 000 0405', countryCode: '+66' },
    ...{ email: 'priya.r@mail.example', line: 'priya', company: 'Tessel & Co' },
  })
  const { id } = await aDeal(world, {
    ...{ contactId: contact.id, unitId: unit.id, dealName: 'Baan, Sirin; 24A', value: 17_200_000 },
    ...{ probability: 75, expectedCloseDate: '2092-12-12', assignedTo: 'บริษัท สาธนี' },
  })
  const { status, text, headers } = await get(`/api/deals/${id}/vcard`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  expect(headers.get('content-disposition')).toContain(`Priya Raghunathan ${id}.vcf`)
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  const card = new ICAL.Component(ICAL.parse(text))
  const firstOf = (name: string) => card.getFirstPropertyValue(name)
  expect(firstOf('version')).toBe('4.0')
  expect(firstOf('fn')).toBe('Priya Raghunathan')
  expect([firstOf('tel'), card.getFirstProperty('tel')?.getParameter('type')]).toEqual([
    ...['+66800000405', 'cell'],
  ])
  expect([firstOf('email'), card.getFirstProperty('email')?.getParameter('type')]).toEqual([
    ...['priya.r@mail.example', 'work'],
  ])
  expect(firstOf('adr')).toEqual(['', '', '', 'Bangkok', '', '', 'Thailand'])
  expect(card.getFirstProperty('adr')?.getParameter('type')).toBe('work')
  expect(firstOf('url')).toMatch(new RegExp(`^https?://.+/admin/pipeline/${id}$`))
  expect(String(firstOf('note')).split('\n')).toEqual([
    'Deal: Baan, Sirin; 24A',
    'Value: 17,200,000 THB',
    'Probability: 75%',
    `Property: ${unit.project.name}`,
    'Unit: 24A',
    'Expected close: 12 Dec 2092',
    'Assigned to: บริษัท สาธนี',
  ])
  // Only the specified fields.
  expect(text).not.toMatch(/^(IMPP|ORG|TITLE|CATEGORIES)/m)
})

test('a deal of a deleted contact has no vCard, and only staff get one', async () => {
  const contact = await aContact(world)
  const { id } = await aDeal(world, { contactId: contact.id })
  expect((await world.request('GET', `/api/deals/${id}/vcard`)).status).toBe(401)
  await deleteContact(world.context(agent.actor), contact.id)
  expect((await get(`/api/deals/${id}/vcard`)).status).toBe(404)
})

test('homes sent for a deal are shown homes of it afterwards, and stand on its timeline', async () => {
  const [main, third, other] = [await aUnit(world), await aUnit(world), await aUnit(world)]
  const deal = await aDeal(world, { unitId: main.id, unitIds: [third.id] })
  const { contactId } = deal
  const { id } = await aShortlist(world, agent, [main.id, other.id, third.id], {
    ...{ contactId, dealId: deal.id },
  })
  const path = `/api/deals/${deal.id}`
  expect((await get(path)).body.unitIds).toEqual([third.id])
  const body = { by: 'link', text: 'Have a look: https://sathani.example/s/x' }
  const deliver = () => world.request('POST', `/api/sends/${id}/deliveries`, { as: agent, body })
  expect((await deliver()).status).toBe(201)
  const after = (await get(path)).body
  expect(after.unitIds).toEqual([third.id, other.id])
  expect(after.version).toBe(deal.version + 1)
  const { body: entries } = await get(`${path}/activities?type=chat`)
  expect(entries).toMatchObject([{ contactId, dealId: deal.id, metadata: { shortlistId: id } }])
  const { body: audit } = await world.request(
    'GET',
    `/api/audit?subject=deal&subjectId=${deal.id}&action=update`,
    { as: await world.signIn('admin') },
  )
  expect(audit[0].changes).toEqual({ unitIds: [[third.id], [third.id, other.id]] })
  // Sent again they are there already.
  await deliver()
  expect((await get(path)).body.version).toBe(after.version)
})

test('homes are not sent for a deal that is unknown or deleted', async () => {
  const unit = await aUnit(world)
  const { id } = await aDeal(world, {}, agent)
  await world.request('DELETE', `/api/deals/${id}`, { as: agent })
  for (const dealId of [id, 2_000_000_000]) {
    const { status, body } = await world.request('POST', '/api/sends', {
      as: agent,
      body: {
        ...{ unitIds: [unit.id], dealId, by: 'link', language: 'en', text: 'Look' },
        ...{ showUnitNumbers: false, showProjectNames: true },
      },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('There is no such deal')
  }
})

test('contacts say what their open deals are worth, sales and rents apart, and sort by it', async () => {
  const name = 'Sorted by deals'
  const named = async (end: string) => (await aContact(world, { name: `${name} ${end}` })).id
  const [none, renter, buyer] = [await named('none'), await named('rents'), await named('buys')]
  await aDeal(world, { contactId: renter, value: 336_000, months: 12 })
  await aDeal(world, { contactId: renter, value: 300_000, months: 6 })
  await aDeal(world, { contactId: buyer, value: 17_200_000 })
  await aDeal(world, { contactId: buyer, value: 15_900_000 })
  await aDeal(world, { contactId: buyer, value: 90_000_000, stage: 'won' })
  const gone = await aDeal(world, { contactId: buyer, value: 80_000_000 }, agent)
  await world.request('DELETE', `/api/deals/${gone.id}`, { as: agent })
  const listed = async (sort: string) =>
    (await get(`/api/leads?search=${encodeURIComponent(name)}&sort=${sort}`)).body
  const contacts = await listed('open_deals_desc')
  expect(contacts.map(({ id }: { id: number }) => id)).toEqual([buyer, renter, none])
  expect(contacts.map(({ openDeals }: { openDeals: unknown }) => openDeals)).toEqual([
    { count: 2, sales: 33_100_000, rents: 0 },
    { count: 2, sales: 0, rents: 78_000 },
    { count: 0, sales: 0, rents: 0 },
  ])
  const rising = await listed('open_deals')
  expect(rising.map(({ id }: { id: number }) => id)).toEqual([renter, buyer, none])
})

test('a vCard keeps what people type within its value, whatever it is', async () => {
  const contact = await aContact(world, { name: 'Anna;\rEMAIL:other@people.example\u0007 Berg' })
  const { id } = await aDeal(world, { contactId: contact.id, dealName: 'A\r\nB, C' }, agent)
  const { text } = await get(`/api/deals/${id}/vcard`)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u)
  expect(text.replaceAll('\r\n ', '')).toContain('NOTE:Deal: A\\nB\\, C\\n')
})
