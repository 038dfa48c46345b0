import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { MAX_CHARS } from './rules/draft.ts'

const world = await testApp()
let ploy: SignedIn
let cadence: number
let northline: number

beforeAll(async () => {
  world.now = new Date('2026-11-25T05:00:00Z')
  ploy = await world.signIn('agent')
  const asok = { latitude: 13.7372, longitude: 100.5605 }
  const taoPoon = { latitude: 13.806, longitude: 100.5306 }
  cadence = (await aProject(world, { name: 'Asok Cadence', nameTh: 'อโศก คาเดนซ์', ...asok })).id
  northline = (
    await aProject(world, { name: 'Northline Tao Poon', nameTh: 'นอร์ทไลน์ เตาปูน', ...taoPoon })
  ).id
})

async function draft(text: string, kind: 'unit' | 'contact' = 'unit') {
  const { status, body } = await world.request('POST', '/api/ai/draft', {
    as: ploy,
    body: { text, kind },
  })
  expect(status).toBe(200)
  return body
}

const OFFER = `สวัสดีค่ะ ฝากปล่อยเช่าหรือขายคอนโดค่ะ
Asok Cadence ใกล้ BTS อโศก เดิน 3 นาที
ห้อง 1811 ชั้น 18
2 นอน 64.5 ตรม. ทิศใต้ วิวเมือง
เฟอร์ครบ c/w washing machine, ตู้เย็น, TV
เช่า 48k/mth สัญญา 1 ปี, avail 1 ธค
ขาย 12.9 ลบ. (โอนคนละครึ่ง)
no pets ka
คุณนภา 082-000-0148 LINE: napa.home
ค่าคอม 1 เดือนค่ะ`

test('an owner’s message becomes the fields of a unit', async () => {
  const { fields, missing, by, questions, guesses, notes, project, chat } = await draft(OFFER)
  expect(fields).toEqual({
    projectId: cadence,
    unitNumber: '1811',
    floor: 18,
    bedrooms: 2,
    size: 64.5,
    propertyType: 'condo',
    listingType: 'rent_sell',
    rentAmount: 48_000,
    price: 12_900_000,
    propertyFacing: 'south',
    propertyView: ['city_view'],
    furnishing: 'fully_furnished',
    petAllowed: 'not_allowed',
    availabilityDate: '2026-12-01',
    contact: { name: 'นภา', phone: '+66820000148', line: 'napa.home' },
  })
  expect({ missing, by, questions }).toEqual({
    missing: ['bathrooms'],
    by: 'built-in',
    questions: { bathrooms: 'ห้องมีห้องน้ำกี่ห้องคะ' },
  })
  expect(guesses).toEqual([{ field: 'availabilityDate', what: 'year' }])
  expect(project).toMatchObject({ id: cadence, how: 'name and station' })
  expect(notes.map(({ text }: { text: string }) => text)).toEqual([
    'สัญญา 1 ปี',
    'โอนคนละครึ่ง',
    'ค่าคอม 1 เดือน',
  ])
  expect(chat).toEqual({ source: null, languages: ['th', 'en'] })
})

test('every value is found in the words that it came from', async () => {
  const { found } = await draft(OFFER)
  const words = new Map(
    found
      .toReversed()
      .map(({ field, start, end }: { field: string; start: number; end: number }) => [
        field,
        OFFER.slice(start, end),
      ]),
  )
  expect(Object.fromEntries(words)).toMatchObject({
    projectId: 'Asok Cadence',
    unitNumber: 'ห้อง 1811',
    floor: 'ชั้น 18',
    rentAmount: '48k/mth',
    price: '12.9 ลบ.',
    availabilityDate: '1 ธค',
    'contact.phone': '082-000-0148',
  })
})

test('stamps and names of LINE and WhatsApp are no facts, and days come after the message', async () => {
  const line = `2026.11.20 Friday
14:03 นภา ห้อง ๑๒/๔๘ ชั้น ๑๒ ๒ นอน ๖๘ ตรม. ขาย ๙.๘ ล้าน
14:05 นภา ว่าง 15 ม.ค.`
  const whatsApp = `[20/11/26, 09:41:22] Daniel H.: 2br 2ba, 71 sqm, 9th floor
[20/11/26, 09:42:30] Daniel H.: for sale 11.9MB`
  expect((await draft(line)).fields).toMatchObject({
    ...{ unitNumber: '12/48', floor: 12, bedrooms: 2, size: 68, price: 9_800_000 },
    ...{ availabilityDate: '2027-01-15', contact: { name: 'นภา' } },
  })
  const { fields, chat } = await draft(whatsApp)
  expect(chat).toEqual({ source: 'WhatsApp', languages: ['en'] })
  expect(fields).toEqual({
    ...{ bedrooms: 2, bathrooms: 2, size: 71, floor: 9, price: 11_900_000, listingType: 'sell' },
    contact: { name: 'Daniel H.' },
  })
})

test.each([
  ['เช่า 15,000 ชั้น 8 ห้อง 1 นอน 30 ตรม', 'ขอแก้เป็น 14,500 ค่ะ', { rentAmount: 14_500 }],
  ['1 bed 48 sqm, 7 floor, rent 28k', 'ok 26.5k last price', { rentAmount: 26_500 }],
  ['ขาย 14.2 ลบ. 2 นอน 75 ตรม', 'ขอเป็น 14.5 ค่ะ เผื่อต่อ', { price: 14_500_000 }],
  ['ห้อง 1215 สตูดิโอ เช่า 14k', 'เดี๋ยวๆ พิมผิด 1251 ครับ', { unitNumber: '1251' }],
])('what is corrected later counts: %s, %s', async (first, second, fields) => {
  const chat = `[20/11/26, 09:41:22] Tik: ${first}\n[20/11/26, 09:44:02] Tik: ${second}`
  expect((await draft(chat)).fields).toMatchObject(fields)
})

test('an answer counts with its question, and only the one who offers is read', async () => {
  const { fields } = await draft(`10:22 นภา มีห้องให้เช่า 1 นอน 35 ตรม. 18,000 บาท
10:25 Pim เลี้ยงสัตว์ได้ไหมคะ ลูกค้างบ 15,000
10:26 นภา ไม่ได้ค่ะ
10:27 Pim ชั้นไหนคะ
10:28 นภา 16 ค่ะ`)
  expect(fields).toMatchObject({ rentAmount: 18_000, petAllowed: 'not_allowed', floor: 16 })
})

test.each([
  ['1-2 นอน 35-50 ตรม. เช่า 25-30k', { listingType: undefined, rentAmount: undefined }],
  ['Baan Sirin 1 or 2 bed, 35 to 50 sqm, for rent', { listingType: 'rent' }],
])('of a range nobody knows what holds for one home: %s', async (text, expected) => {
  const { fields } = await draft(text)
  const { bedrooms, size, listingType, rentAmount } = fields
  expect({ bedrooms, size, listingType, rentAmount }).toEqual({
    ...{ bedrooms: undefined, size: undefined, listingType: undefined, rentAmount: undefined },
    ...expected,
  })
})

test('a range of wishes is the least and the most', async () => {
  const { fields } = await draft('หา 1-2 นอน 35 ถึง 50 ตรม. งบ 25-30k', 'contact')
  expect(Object.fromEntries(new URLSearchParams(fields.search))).toMatchObject({
    ...{ selectedBedrooms: '1,2', floorSizeMin: '35', floorSizeMax: '50' },
    ...{ priceMin: '25000', priceMax: '30000' },
  })
})

test('a long text, read in a thread of its own, becomes the same fields', async () => {
  const short = await draft(OFFER)
  const long = await draft(`${OFFER}\n${'ขอบคุณค่ะ\n'.repeat(600)}`)
  expect([long.fields, long.project]).toEqual([short.fields, short.project])
})

test.each([
  ['1 นอน 35 ตรม. เช่า 18,000 ว่าง ธ.ค.', '2026-12-01'],
  ['1 bed 35 sqm rent 18k, available in March', '2027-03-01'],
  ['1 bed 35 sqm rent 18k, may be free soon', undefined],
])('a month alone is its first day, of a guessed year: %s', async (text, day) => {
  const { fields, guesses } = await draft(text)
  expect(fields.availabilityDate).toBe(day)
  expect(guesses).toEqual(day ? [{ field: 'availabilityDate', what: 'year' }] : [])
})

test('a name that the chat shows whole is taken whole, and a month is none', async () => {
  const text = `[25/11/26, 10:12:04] Hannah Weiss: Hi, I'm Hannah. My husband and a small dog come too.
[25/11/26, 10:13:00] Hannah Weiss: Looking for 2 bed to rent. From 10 January.`
  const { fields } = await draft(text, 'contact')
  expect(fields).toMatchObject({
    name: 'Hannah Weiss',
    search: expect.stringContaining('petFriendly'),
  })
  const unnamed = await draft('Looking for 2 bed to rent. From 10 January.', 'contact')
  expect(unnamed.fields.name).toBeUndefined()
})

test('two homes of one message are two drafts', async () => {
  const { fields, others, otherProjects } = await draft(`มีห้องมาฝากขายค่ะ 2 ห้อง
1) Asok Cadence ชั้น 17 สตูดิโอ 28 ตรม. ขาย 4.6 ลบ.
2) เตาปูน นอร์ทไลน์ ชั้น 6 1 นอน 34 ตรม. ขาย 2.95 ลบ.
ทั้งสองห้องเฟอร์ครบ อ้อม 084-000-0510`)
  expect(fields).toMatchObject({ projectId: cadence, floor: 17, bedrooms: 0, price: 4_600_000 })
  expect(others).toHaveLength(1)
  expect(others[0].fields).toEqual({
    ...{ projectId: northline, floor: 6, bedrooms: 1, size: 34, price: 2_950_000 },
    ...{ listingType: 'sell', furnishing: 'fully_furnished' },
  })
  expect(otherProjects).toMatchObject([{ id: northline, how: 'name and station' }])
})

test('a tenant makes a sale one with tenant, and his rent is no offer', async () => {
  const { fields } = await draft('ขายคอนโด 26ตรม. ชั้น 2 1.99 MB มีผู้เช่าเดือนละ 8,000 ถึงสิ้นเดือน มี.ค. 70')
  expect(fields).toMatchObject({
    ...{ listingType: 'sell', status: 'sell_with_tenant', price: 1_990_000, rentAmount: 8000 },
    rentedUntil: '2027-03-31',
  })
})

test('a name that only resembles one of ours is offered and not taken', async () => {
  const { fields, project, resembling } = await draft('Cadence Residence, 2 bed 60 sqm rent 30k')
  expect(fields).toMatchObject({ projectName: 'Cadence Residence' })
  expect(fields).not.toHaveProperty('projectId')
  expect(project).toBeNull()
  expect(resembling.map(({ name }: { name: string }) => name)).toContain('Asok Cadence')
})

test('somebody whom we know is proposed', async () => {
  const made = await world.request('POST', '/api/leads', {
    as: ploy,
    body: { name: 'Napa K.', phone: '0820000148', contactType: 'owner' },
  })
  const { known, fields } = await draft(OFFER)
  const { id } = made.body
  expect(known).toEqual([{ id, name: 'Napa K.', phone: '0820000148', email: null, by: 'reach' }])
  expect(fields.contact.name).toBe('นภา')
})

test('a buyer’s wishes are a search of homes', async () => {
  const { fields } = await draft(
    `[22/11/26, 11:20:31] Rohan Mehta: Hi, looking to buy near BTS Thong Lor or Ekkamai
[22/11/26, 11:20:58] Rohan Mehta: 2 bedrooms, at least 70 sqm, budget up to 15 million
[22/11/26, 11:22:02] Rohan Mehta: rohan.m@mail.example`,
    'contact',
  )
  const { search, ...person } = fields
  expect(person).toEqual({
    ...{ name: 'Rohan Mehta', email: 'rohan.m@mail.example', contactType: 'lead' },
  })
  const found = await world.request('GET', `/api/units/search?${search}`, { as: ploy })
  expect(found.status).toBe(200)
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    ...{ listingType: 'sale', bedrooms: '2', floorSizeMin: '70', priceMax: '15000000' },
    stationIds: expect.stringMatching(/^\d+,\d+$/),
  })
})

test.each([
  ['unit', 'ข้าวมันไก่หน้าปากซอย 50 บาท เจอกันชั้น 3'],
  ['unit', 'ขายรถ Yaris ปี 2562 วิ่ง 48,000 กม. ราคา 365,000 โทร 089-000-0277'],
  ['contact', 'ขอบคุณนะคะ ไว้คราวหน้าค่ะ 🙏'],
] as const)('as a %s nothing is found in: %s', async (kind, text) => {
  expect(await draft(text, kind)).toMatchObject({ fields: {}, found: [], missing: [] })
})

test('nothing is written', async () => {
  const count = () =>
    world.db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  const before = await count()
  await draft(OFFER)
  expect(await count()).toEqual(before)
})

test('an empty text, an endless one and an unknown kind are refused by name; visitors are not heard', async () => {
  const send = (body: unknown, as: SignedIn | null = ploy) =>
    world.request('POST', '/api/ai/draft', { as, body })
  const refusals = [
    { body: { text: ' \n', kind: 'unit' }, path: 'text' },
    { body: { text: 'ก'.repeat(MAX_CHARS + 1), kind: 'unit' }, path: 'text' },
    { body: { text: OFFER, kind: 'deal' }, path: 'kind' },
  ]
  for (const { body, path } of refusals) {
    const refused = await send(body)
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, path])
  }
  expect((await send({ text: OFFER, kind: 'unit' }, null)).status).toBe(401)
})

test.each(['1', '(', 'เช่า 2นอน bts (', '14:03 a b\n', '1/', '🏠 1', 'ชั้น 1 '])(
  'a long text of “%s” is read',
  async (piece) => {
    const { by } = await draft(piece.repeat(Math.floor(MAX_CHARS / piece.length)))
    expect(by).toBe('built-in')
  },
)

test.each([
  ['1 นอน 35 ตรม. เช่า 25,000 ห้องเปล่า', 'unfurnished'],
  ['1 bed 35 sqm bare shell 25k/mth', 'bare_shell'],
])('%s is %s', async (text, furnishing) => {
  expect((await draft(text)).fields).toMatchObject({ furnishing })
})
