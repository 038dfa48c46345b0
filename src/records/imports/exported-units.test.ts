import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../contacts/test-factory.ts'
import { aProject } from '../projects/test-factory.ts'
import { aUnit } from '../units/test-factory.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const manager = await world.signIn('manager')
const requests = importRequests(world)
const project = await aProject(world, { name: 'บ้านสิรินทร์ ทองหล่อ' })
const owner = await aContact(world, { name: '=HYPERLINK("x")', phone: '+66 81 234 5678' })
await aUnit(world, {
  projectId: project.id,
  unitNumber: '12A',
  listingType: 'rent_sell',
  price: 8_900_000,
  rentAmount: 32_000,
  floor: 12,
  propertyView: ['city_view', 'park_view'],
  keyFeatures: ['Quiet, at the back', 'Corner'],
  petAllowed: 'small_pet_allowed',
  smokingAllowed: false,
  uniqueFeatures: ['Own lift, own key'],
  description: 'Two lines,\nand a "quote".',
  ownerContactId: owner.id,
})
await aUnit(world, {
  projectId: project.id,
  unitNumber: '-2',
  bedrooms: 0,
  price: 3_000_000,
  showOnWebsite: false,
})

const exportUnits = (query = '', as = agent) =>
  world.request('GET', `/api/units/export${query}`, { as })
const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })

test('the units that match a search are exported in its order, as a file that Excel opens with its Thai', async () => {
  const { status, headers, text } = await exportUnits('?sort=price_desc')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="units-.*"; filename\*=UTF-8''units-/,
  )
  const rows = read(text)
  expect(rows.map(({ unitNumber }) => unitNumber)).toEqual(['12A', "'-2"])
  expect(rows[0]).toMatchObject({
    project: 'บ้านสิรินทร์ ทองหล่อ',
    listingType: 'For rent and sale',
    price: '8900000',
    propertyView: 'City View; Park View',
    smokingAllowed: 'no',
    description: 'Two lines,\nand a "quote".',
  })
  const raw = await world.app.request('/api/units/export', { headers: { cookie: agent.cookie } })
  expect(Buffer.from(await raw.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
})

test('no cell is a formula to a spreadsheet, including phone numbers with a plus', async () => {
  const { text } = await exportUnits('?search=12A', manager)
  expect(read(text)[0]).toMatchObject({ owner: `'=HYPERLINK("x")`, ownerPhone: "'+66 81 234 5678" })
})

test('only matching units are exported, hidden ones if staff ask for them', async () => {
  expect(read((await exportUnits('?active=true')).text)).toHaveLength(1)
  expect(read((await exportUnits('?bedrooms=studio')).text)).toHaveLength(1)
  expect((await exportUnits('?bedrooms=many')).status).toBe(400)
})

test('owners’ phones are exported by those who may, and every export is in the audit log', async () => {
  const [ofAgent] = read((await exportUnits('?search=12A')).text)
  expect(Object.keys(ofAgent ?? {}).filter((name) => /^(owner|agent)(Phone)?$/.test(name))).toEqual(
    [],
  )
  const [ofManager] = read((await exportUnits('?search=12A', manager)).text)
  expect(ofManager).toHaveProperty('agentPhone')
  const { body } = await world.request('GET', '/api/audit?action=export&limit=2', {
    as: await world.signIn('admin'),
  })
  expect(body).toMatchObject([
    {
      subject: 'unit',
      actorId: manager.actor.id,
      changes: { units: [null, 1], phones: [null, true] },
    },
    { actorId: agent.actor.id, changes: { units: [null, 1], phones: [null, false] } },
  ])
})

test('the export is for staff only', async () => {
  expect((await world.request('GET', '/api/units/export')).status).toBe(401)
})

test('an import of the exported file recognises every row as a duplicate', async () => {
  const checked = await requests.check(agent, 'units', (await exportUnits()).text)
  expect(checked.body).toMatchObject({ rows: 2, create: 0, duplicate: 2, error: 0 })
})

test('imported into another project, the file creates the same units', async () => {
  const { text } = await exportUnits()
  const elsewhere = await aProject(world, { name: 'Another house' })
  const moved = text.replaceAll(`${project.name},${project.id},`, `Another house,${elsewhere.id},`)
  await requests.all(agent, 'units', moved)
  const response = await world.request('GET', `/api/units?projectId=${elsewhere.id}&sort=size`, {
    as: agent,
  })
  expect(response.body).toHaveLength(2)
  expect(
    response.body.find(({ unitNumber }: { unitNumber: string }) => unitNumber === '12A'),
  ).toMatchObject({
    listingType: 'rent_sell',
    price: 8_900_000,
    rentAmount: 32_000,
    propertyView: ['city_view', 'park_view'],
    keyFeatures: ['Quiet, at the back', 'Corner'],
    uniqueFeatures: ['Own lift, own key'],
    petAllowed: 'small_pet_allowed',
    smokingAllowed: false,
    description: 'Two lines,\nand a "quote".',
    ownerContactId: owner.id,
  })
  expect(
    response.body.find(({ unitNumber }: { unitNumber: string }) => unitNumber === '-2'),
  ).toMatchObject({
    bedrooms: 0,
    showOnWebsite: false,
  })
})
