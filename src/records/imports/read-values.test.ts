import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import type { ImportRow } from './rules/import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
world.now = new Date('2026-11-24T03:00:00Z')
const agent = await world.signIn('agent')
const door = importRequests(world)
const HEAD =
  'โครงการ,เลขห้อง,ชั้น,ห้องนอน,ห้องน้ำ,ขนาด,ราคาขาย,ค่าเช่า,ประกาศ,สถานะ,ว่างวันที่,เฟอร์นิเจอร์,สัตว์เลี้ยง'

test('a list is read as agencies write it', async () => {
  const { id } = await aProject(world, { name: 'Ari Court', nameTh: 'อารีย์ คอร์ท' })
  const finished = await door.all(
    agent,
    'units',
    `${HEAD}
อารีย์ คอร์ท,๑๒/๓๔,12A,1 นอน,1 น้ำ,35 ตร.ม.,5200000.-,"25,000.-",เช่า/ขาย,ปล่อยเช่าแล้ว,ม.ค. 70,ครบ,ได้
อารีย์ คอร์ท,12/35,ชั้น 5,สตูดิโอ,1 ห้องน้ำ,28,4.5 ลบ.,25k,ขาย/เช่า,ว่าง,Jan 2027,FF,ไม่ได้
`,
  )
  expect(finished).toMatchObject({ state: 'done', done: 2, error: 0 })
  const { body: units } = await world.request('GET', `/api/units?projectId=${id}`, { as: agent })
  expect(units).toMatchObject([
    {
      ...{ unitNumber: '12/35', floor: 5, bedrooms: 0, bathrooms: 1, size: 28 },
      ...{ price: 4_500_000, rentAmount: 25_000, listingType: 'rent_sell', status: 'available' },
      ...{ furnishing: 'fully_furnished', petAllowed: 'not_allowed' },
      availabilityDate: expect.stringMatching(/^2026-12-31T17:00|^2027-01-01/),
    },
    {
      ...{ unitNumber: '12/34', floor: 13, bedrooms: 1, bathrooms: 1, size: 35 },
      ...{ price: 5_200_000, rentAmount: 25_000, listingType: 'rent_sell', status: 'rented' },
      ...{ furnishing: 'fully_furnished', petAllowed: 'small_pet_allowed' },
    },
  ])
})

test('a unit number in Thai digits is the same number', async () => {
  const { name } = await aProject(world)
  const head = 'project,unit,bed,bath,size,price'
  const { body } = await door.check(
    agent,
    'units',
    `${head}\n${name},๑๒/๓๔,1,1,30,5M\n${name},12/34,1,1,30,5M\n`,
  )
  expect(body).toMatchObject({ create: 1, duplicate: 1 })
})

test('what can mean two things is not taken, and faults are in words', async () => {
  const { name } = await aProject(world)
  const { body } = await door.check(
    agent,
    'units',
    `project,unit,bed,bath,size,rent,furniture,available from,for
${name},1,1,1,30,25.000,,,rent
${name},2,1,1,30.500,25k,,,rent
${name},3,1,1,30,25k,บิ้วอิน,,rent
${name},4,1,1,30,25k,,Jan 27,rent
`,
  )
  expect(body.sample.map(({ why }: { why: string }) => why)).toEqual([
    'Rent: “25.000” may be 25,000 or 25. Enter the right one.',
    'Size: “30.500” may be 30,500 or 30.5. Enter the right one.',
    null,
    null,
  ])
  expect(body.sample.map(({ leftEmpty: [cell] }: ImportRow) => cell?.message)).toEqual([
    ...[undefined, undefined],
    'Choose one of Fully furnished, Partially furnished, Unfurnished, Bare shell',
    '“Jan 27” may be 1 Jan 2027 or 27 Jan 2027. Enter the right one.',
  ])
  expect(body.sample[0].faults[0]).toMatchObject({
    code: 'two_readings',
    params: { text: '25.000', more: '25,000', less: '25' },
  })
})
