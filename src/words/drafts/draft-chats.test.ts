import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'

const world = await testApp()
let ploy: SignedIn

beforeAll(async () => {
  world.now = new Date('2026-11-25T05:00:00Z')
  ploy = await world.signIn('agent')
})

async function fieldsOf(text: string, kind: 'unit' | 'contact' = 'unit') {
  const { status, body } = await world.request('POST', '/api/ai/draft', {
    as: ploy,
    body: { text, kind },
  })
  expect(status).toBe(200)
  return body.fields
}

const search = async (text: string) =>
  Object.fromEntries(new URLSearchParams((await fieldsOf(text, 'contact')).search))

test.each([
  ['[14:03, 20/11/2026] +66 83 000 7741: ', '+66830007741', undefined],
  ['11/20/26, 7:41 PM - Carmen Ruiz: ', undefined, 'Carmen Ruiz'],
  ['[11/20/26, 6:18:02 PM] Dmitri: ', undefined, 'Dmitri'],
  ['Fri, 11/20/2026\n3:12 PM\tVivian Lau\t', undefined, 'Vivian Lau'],
  ['2026.11.20 วันศุกร์\n14:03\tนภา\t', undefined, 'นภา'],
  [
    '[LINE] Chat history with Nok\nSaved on: 2026/11/24 19:02\n\n2026/11/20(Fri)\n14:03\tNok\t',
    undefined,
    'Nok',
  ],
  // Telephones set to other languages, with their blanks and marks of direction.
  ['20/11/2026, 2:03\u202fp.\u00a0m. - Carmen Ruiz: ', undefined, 'Carmen Ruiz'],
  ['20/11/26 2:03 p. m. - Carmen Ruiz: ', undefined, 'Carmen Ruiz'],
  ['[20/11/26, 2:03:22\u202fPM] ~\u202fCarmen Ruiz: ', undefined, 'Carmen Ruiz'],
  ['\u200e[20/11/2026 14:03:22] Élodie Petit : ', undefined, 'Élodie Petit'],
  ['20/11/2026 à 14:03 - Élodie Petit : ', undefined, 'Élodie Petit'],
  ['20 nov. 2026 à 14:03 - Élodie Petit : ', undefined, 'Élodie Petit'],
  ['20.11.26, 14:03 - Jonas Weber: ', undefined, 'Jonas Weber'],
  ['2026-11-20, 2:03 p.m. - Farid: ', undefined, 'Farid'],
  ['2026/11/20 下午2:03 - 王小明: ', undefined, '王小明'],
  ['[2026/11/20 下午2:03:22] 王小明: ', undefined, '王小明'],
  ['20/11/2569 14:03 น. - นภา: ', undefined, 'นภา'],
  ['[20/11/2569, 2:03:22 หลังเที่ยง] นภา: ', undefined, 'นภา'],
  ['20/11/2026 14:03:48: Somchai Dee: ', undefined, 'Somchai Dee'],
  ['2026/11/20（五）\n下午02:03\t王小明\t', undefined, '王小明'],
  ['2026年11月20日 星期五\n14:03\t王小明\t', undefined, '王小明'],
  ['vie, 20/11/2026\n14:03\tCarmen Ruiz\t', undefined, 'Carmen Ruiz'],
  ['ven. 20 novembre 2026\n14:03\tÉlodie Petit\t', undefined, 'Élodie Petit'],
  // Telegram, WeChat and Messenger.
  ['Carmen Ruiz, [20.11.2026 14:03]\n', undefined, 'Carmen Ruiz'],
  ['Carmen Ruiz, [11/20/2026 2:03 PM]\n', undefined, 'Carmen Ruiz'],
  ['Carmen Ruiz, [20 Nov 2026 at 14:03:22]:\n', undefined, 'Carmen Ruiz'],
  ['王小明 2026/11/20 14:03:22\n', undefined, '王小明'],
  ['王小明(2026-11-20 14:03:22)\n', undefined, '王小明'],
  ['—————  2026-11-20  —————\n\n王小明  14:03\n\n', undefined, '王小明'],
  ['Nov 20, 2026, 2:03 PM\nYou sent\nHello\nEnter\nCarmen Ruiz\n', undefined, 'Carmen Ruiz'],
])('stamps of every telephone are read: %s', async (stamp, phone, name) => {
  const fields = await fieldsOf(`${stamp}2 bed 71 sqm, rent 25k, free from tomorrow`)
  expect(fields).toEqual({
    ...{ bedrooms: 2, size: 71, rentAmount: 25_000, listingType: 'rent' },
    ...{
      availabilityDate: '2026-11-21',
      contact: { ...(name && { name }), ...(phone && { phone }) },
    },
  })
})

test('a downloaded conversation of Messenger has the hour below each message', async () => {
  const said = '2 bed 71 sqm, rent 25k, free from tomorrow'
  const chat = [
    'Ploy',
    'What do you have?',
    'Nov 20, 2026 2:01:10 pm',
    'Carmen Ruiz',
    said,
    'Nov 20, 2026 2:03:22 pm',
  ]
  expect(await fieldsOf(chat.join('\n'))).toMatchObject({
    ...{ bedrooms: 2, availabilityDate: '2026-11-21', contact: { name: 'Carmen Ruiz' } },
  })
})

test.each([
  ['viewing 2026/11/20 14:00\n2 bed 71 sqm'],
  ['Free from Nov 20, 2026, 2:03 PM\n2 bed 71 sqm'],
  ['10:30 Saturday works\n2 bed 71 sqm'],
])('a day and an hour in a message are no stamp: %s', async (text) => {
  const { body } = await world.request('POST', '/api/ai/draft', {
    as: ploy,
    body: { text, kind: 'unit' },
  })
  expect(body).toMatchObject({ chat: { source: null }, fields: { bedrooms: 2, size: 71 } })
})

test.each([
  ['ขอโทษค่ะ 53,000 สุดท้าย ถ้าขาย 14.9 ล้าน', 14_900_000],
  ['sorry, 53,000 last price, if sold 14.9 million', 14_900_000],
  ['sorry, 53,000 last price', undefined],
])('a corrected rent counts beside a price: %s', async (words, price) => {
  const chat = `[20/11/26, 09:41:22] Tik: 1 bed 37 sqm, 55k ต่อเดือน\n[20/11/26, 09:44:02] Tik: ${words}`
  expect(await fieldsOf(chat)).toMatchObject({ rentAmount: 53_000, ...(price && { price }) })
})

test.each([
  ['the units on the river side are 19k'],
  ['my neighbour asks 19,000'],
  ['last year it was 17k'],
  ['new sofa, 12900 baht from the mall'],
  ['15k if for two years'],
  ['ห้องข้างๆ เค้าปล่อย 15,000'],
  ['เพิ่งเปลี่ยนแอร์ใหม่ไป 31,000'],
  ['ขายยากอยู่เลย 5555'],
])('a sum of something else is no rent: %s', async (words) => {
  const chat = `[20/11/26, 09:41:22] Tik: 1 bed 37 sqm, rent 16k\n[20/11/26, 09:44:02] Tik: ${words}`
  expect((await fieldsOf(chat)).rentAmount).toBe(16_000)
})

test.each([
  ['2 bed 78 sqm for rent, before 48000 now 45000', { rentAmount: 45_000 }],
  ['sale 7 200 000, 54 m2', { price: 7_200_000, size: 54 }],
  ['3 ชั้น 4 ห้องนอน 186 ตรม. ขาย 8.9 ล้าน', { bedrooms: 4, size: 186 }],
  ['2 room 2 toilet 9/F 78sqm', { bedrooms: 2, bathrooms: 2, floor: 9 }],
  ['1 นอน 30 ตรม. เช่า 12k หิ้วกระเป๋าเข้าอยู่ได้เลย', { furnishing: 'fully_furnished' }],
  ['1 นอน 30 ตรม. เช่า 12k ว่างวันที่ 10 เดือนหน้า', { availabilityDate: '2026-12-10' }],
  ['1 bed 30 sqm 12k, large dogs not ok, medium dogs fine', { petAllowed: 'medium_pet_allowed' }],
  ['1 bed 30 sqm for sale 4m. it would go with the tenant', { status: 'sell_with_tenant' }],
])('what people write is read: %s', async (text, fields) => {
  expect(await fieldsOf(text)).toMatchObject(fields)
})

test.each([
  ['มีผู้เช่าอยู่ไหมคะ', 'ไม่มีครับ ห้องว่าง', { status: 'available' }],
  ['มีผู้เช่าอยู่ไหมคะ', 'มีครับ', { status: 'sell_with_tenant' }],
  ['Partly furnished as before?', 'yes. bed, no tv', { furnishing: 'partially_furnished' }],
  ['Fully furnished krub?', 'yes kha', { furnishing: 'fully_furnished' }],
  ['Are pets allowed?', 'Dogs and cats of any size', { petAllowed: 'small_pet_allowed' }],
])('an answer counts with its question: %s – %s', async (question, answer, fields) => {
  const chat = `10:22 นภา 1 นอน 35 ตรม. ขาย 3.2 ล้าน\n10:25 Pim ${question}\n10:26 นภา ${answer}`
  expect(await fieldsOf(chat)).toMatchObject(fields)
})

test('the storeys of a house are no floor', async () => {
  expect(await fieldsOf('3 ชั้น 4 ห้องนอน 186 ตรม. ขาย 8.9 ล้าน')).not.toHaveProperty('floor')
})

test('a day that is corrected is the later one', async () => {
  const chat = '10:22 นภา 1 นอน 35 ตรม. เช่า 20k ว่าง 15 ม.ค.\n10:26 นภา แก้นะคะ 31 ม.ค.'
  expect((await fieldsOf(chat)).availabilityDate).toBe('2027-01-31')
})

test.each([
  [
    'look for 2 bed to rent, between 8 and 10 million',
    { priceMin: '8000000', priceMax: '10000000' },
  ],
  ['need 1 bed to rent. we said 20k max: 18k is the limit', { priceMax: '18000' }],
  ['ขายบ้านได้ 5.2 ล้าน งบซื้อคอนโด 3 ล้าน', { priceMax: '3000000' }],
  ['buy 2 bed, budget 8MB, not below 55 sqm', { floorSizeMin: '55' }],
  ['need a studio to rent from 1 Feb, could view Saturday at 3', { availableBy: '2027-02-01' }],
])('a wish is what is wanted and nothing beside it: %s', async (text, expected) => {
  expect(await search(text)).toMatchObject(expected)
})

test('a viewing is no day of moving in, and who has a cat needs a home for it', async () => {
  expect(await search('need a studio to rent, could view Saturday at 3')).not.toHaveProperty(
    'availableBy',
  )
  const chat = `10:22 Anneke rent 2 bed, budget 60k\n10:25 Pim Any pets?\n10:26 Anneke One old cat`
  expect(await search(chat)).toMatchObject({ petFriendly: 'yes' })
})

test.each([
  ['ทักไลน์ kaewrooms', 'kaewrooms'],
  ['my LINE id is leo.teach', 'leo.teach'],
])('a handle is read: %s', async (words, line) => {
  expect(await fieldsOf(`looking for 1 bed to rent 20k, ${words}`, 'contact')).toMatchObject({
    line,
  })
})

test.each([
  ['11/20/26, 7:41 PM - Drew Kunal: 1 bed 48 sqm rent 20k', 'Drew Kunal'],
  ['11/20/26, 7:41 PM - Prof. Hugh Lister: 1 bed 48 sqm rent 20k', 'Hugh Lister'],
  [
    '[14:03, 20/11/2026] +66 83 000 7741: I am based here from May. 1 bed 48 sqm rent 20k',
    undefined,
  ],
  ['Hey Mint, Oliver here from the 5th floor. 1 bed 48 sqm rent 20k', 'Oliver'],
])('a name has no title, and a word is none: %s', async (text, name) => {
  expect((await fieldsOf(text)).contact?.name).toBe(name)
})
