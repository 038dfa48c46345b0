import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { aContact } from '../contacts/test-factory.ts'
import { aProject } from '../projects/test-factory.ts'
import { testApp } from '../test-app.ts'
import { aUnit } from '../units/test-factory.ts'
import { importDoor } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const door = importDoor(world)
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

const exported = (query = '') => world.request('GET', `/api/units/export${query}`, { as: agent })
const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })

test('what a search finds is a file, in its order, that Excel opens with its Thai', async () => {
  const { status, headers, text } = await exported('?sort=price_desc')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''units-/)
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

test('no cell is worked out by a spreadsheet, phone numbers with a plus included', async () => {
  const [first] = read((await exported('?search=12A')).text)
  expect(first).toMatchObject({ owner: `'=HYPERLINK("x")`, ownerPhone: "'+66 81 234 5678" })
})

test('only what the search finds, hidden ones where staff ask for them', async () => {
  expect(read((await exported('?active=true')).text)).toHaveLength(1)
  expect(read((await exported('?bedrooms=studio')).text)).toHaveLength(1)
  expect((await exported('?bedrooms=many')).status).toBe(400)
})

test('nobody but staff gets it', async () => {
  expect((await world.request('GET', '/api/units/export')).status).toBe(401)
})

test('an import of the file knows every row again', async () => {
  const again = await door.check(agent, 'units', (await exported()).text)
  expect(again.body).toMatchObject({ rows: 2, create: 0, duplicate: 2, error: 0 })
})

test('in another house the file makes the same units', async () => {
  const { text } = await exported()
  const elsewhere = await aProject(world, { name: 'Another house' })
  const moved = text.replaceAll(`${project.name},${project.id},`, `Another house,${elsewhere.id},`)
  await door.all(agent, 'units', moved)
  const found = await world.request('GET', `/api/units?projectId=${elsewhere.id}&sort=size`, {
    as: agent,
  })
  expect(found.body).toHaveLength(2)
  expect(
    found.body.find(({ unitNumber }: { unitNumber: string }) => unitNumber === '12A'),
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
    found.body.find(({ unitNumber }: { unitNumber: string }) => unitNumber === '-2'),
  ).toMatchObject({
    bedrooms: 0,
    showOnWebsite: false,
  })
})
