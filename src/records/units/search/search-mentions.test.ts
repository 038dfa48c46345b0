import { beforeAll, expect, test } from 'vitest'
import { loadReferenceData } from '../../../city/places/load-reference-data.ts'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../contacts/test-factory.ts'
import { derivedData } from '../../projects/derived-data.ts'
import { saveProject } from '../../projects/save-project.ts'
import { aProject } from '../../projects/test-factory.ts'
import { aUnit } from '../test-factory.ts'

/* What staff type to find a unit, and the units it finds. */

const world = await testApp()
let staff: SignedIn
let sirinId: number

beforeAll(async () => {
  staff = await world.signIn('agent')
  const sirin = await aProject(world, { name: 'Baan Sirin Thonglor', nameTh: 'บ้านสิริน ทองหล่อ' })
  const cadence = await aProject(world, {
    name: 'Asok Cadence',
    nameTh: 'อโศก คาเดนซ์',
    latitude: 13.7385,
    longitude: 100.5612,
  })
  const grand = await aProject(world, {
    name: 'Grand House',
    latitude: 13.8035,
    longitude: 100.5521,
  })
  sirinId = sirin.id
  const arisa = await aContact(world, { name: 'Arisa Thongpraphai', phone: '080 000 0103' })
  const wanna = await aContact(world, { name: 'วรรณา ศรีสุข', phone: '+66 80 000 0105' })
  const unit = { bedrooms: 2, bathrooms: 2 }
  await aUnit(world, {
    ...{ projectId: sirin.id, unitNumber: '24A', ownerContactId: arisa.id, ...unit },
    ...{ size: 100, floor: 24, price: 17_230_000 },
  })
  await aUnit(world, {
    ...{ projectId: cadence.id, unitNumber: '2106', ownerContactId: wanna.id, ...unit },
    ...{ size: 99, floor: 21, listingType: 'rent_sell', price: 20_600_000, rentAmount: 65_000 },
  })
  await aUnit(world, { projectId: cadence.id, unitNumber: '๑๒/๓๔', bedrooms: 1, floor: 3 })
  await aUnit(world, { projectId: grand.id, unitNumber: 'PH', bedrooms: 0, status: 'off_market' })
})

const found = async (typed: string, as: SignedIn | null = staff) => {
  const path = `/api/units/search?search=${encodeURIComponent(typed)}`
  const { status, body } = await world.request('GET', path, { as })
  expect(status).toBe(200)
  return body.map(({ unitNumber }: { unitNumber: string }) => unitNumber).toSorted()
}

test.each([
  ['24a baan', ['24A']],
  ['baan 24a', ['24A']],
  ['sirin baan', ['24A']],
  ['ศิริน', ['24A']],
  ['บ้านสิรินทองหล่อ', ['24A']],
  ['บ้าน สิริน ทอง หล่อ', ['24A']],
  ['baansirin', ['24A']],
  ['thong lo', ['24A']],
  ['Thonglo', ['24A']],
  ['ทองหล่อ', ['24A']],
  ['asoke 2 bed', ['2106']],
  ['asoke', ['2106', '๑๒/๓๔']],
  ['grand house', ['PH']],
  ['arisa', ['24A']],
  ['thongpraphai 24', ['24A']],
  ['0800000103', ['24A']],
  ['080 000 0103', ['24A']],
  ['+66 80 000 0105', ['2106']],
  ['ศรีสุข วรรณา', ['2106']],
  ['12/34', ['๑๒/๓๔']],
  ['๑๒/๓๔ asok', ['๑๒/๓๔']],
  ['off market', ['PH']],
  ['studio', ['PH']],
  ['24A · Baan Sirin Thonglor', ['24A']],
  ['บ้านสิริน ทองหล่อ · 24th floor', ['24A']],
  ['100 sqm 2 bed · 2 bath', ['24A']],
  ['17.2M THB', ['24A']],
  ['20.6M THB 65,000 THB/month', ['2106']],
  ['or 65,000 THB/month', ['2106']],
  ['24a grand', []],
  ['sirin 3 bed', []],
  ['99999999999 THB', []],
  ["o'neil", []],
  ['100%', []],
])('%s', async (typed, numbers) => {
  expect(await found(typed)).toEqual(numbers.toSorted())
})

test('a district finds its buildings in any spelling, and a row its own distance', async () => {
  const project = (await world.request('GET', `/api/projects/${sirinId}`, { as: staff })).body
  expect(await found(`${project.district} sirin`)).toEqual(['24A'])
  expect(await found('wattana baan')).toEqual(await found('Watthana baan'))
  const { distanceToStation: metres, nearestStation } = project
  expect(await found(`${nearestStation.name} ${metres} m · ${Math.ceil(metres / 80)} min`)).toEqual(
    ['24A'],
  )
})

test('words of rent and sale say the listing type, also where an owner’s e-mail contains them', async () => {
  const project = await aProject(world, { name: 'Rajdamri Loft' })
  const owner = await aContact(world, { name: 'Somsak', email: 'somsak@for-rent.example' })
  const unit = (unitNumber: string, listing: Record<string, unknown>) =>
    aUnit(world, { projectId: project.id, unitNumber, ownerContactId: owner.id, ...listing })
  await unit('S', { listingType: 'sell', price: 5_000_000 })
  await unit('R', { listingType: 'rent', rentAmount: 30_000 })
  const both = await unit('B', { listingType: 'rent_sell', price: 6_000_000, rentAmount: 35_000 })
  expect(await found('rajdamri rent')).toEqual(['B', 'R'])
  expect(await found('rajdamri sale')).toEqual(['B', 'S'])
  expect(await found('เช่า rajdamri')).toEqual(['B', 'R'])
  expect(await found('ขาย rajdamri')).toEqual(['B', 'S'])
  expect(await found('rajdamri for rent and sale')).toEqual(['B'])
  expect(await found(`#${both.id}`)).toEqual(['B'])
  expect(await found(`ID ${both.id}`)).toEqual(['B'])
  await world.db.deleteFrom('units').where('projectId', '=', project.id).execute()
})

test('punctuation alone finds every unit, and visitors do not search by words', async () => {
  expect(await found('·')).toHaveLength(4)
  expect(await found('24a', null)).toHaveLength(4)
})

test('a renamed project is found by its new name only, also after the names are folded anew', async () => {
  const project = await aProject(world, { name: 'Old Lantern' })
  await aUnit(world, { projectId: project.id, unitNumber: 'L1' })
  expect(await found('lantern')).toEqual(['L1'])
  await saveProject(world.context(), project.id, { name: 'New Lotus', nameTh: 'โลตัส' })
  expect(await found('lantern')).toEqual([])
  await world.db.updateTable('projects').set({ words: '' }).execute()
  await world.db.deleteFrom('referenceData').execute()
  await loadReferenceData(world.db, derivedData)
  expect(await found('lotus โลตัส')).toEqual(['L1'])
})

test('the owner of a unit is not found by once deleted', async () => {
  const owner = await aContact(world, { name: 'Khun Forgotten' })
  await aUnit(world, { unitNumber: 'F1', ownerContactId: owner.id })
  expect(await found('forgotten')).toEqual(['F1'])
  await world.request('DELETE', `/api/leads/${owner.id}`, { as: await world.signIn('admin') })
  expect(await found('forgotten')).toEqual([])
})
