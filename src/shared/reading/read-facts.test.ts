import { expect, test } from 'vitest'
import { namesOf } from '../../city/places/station-mentions.ts'
import { readFacts } from './read-facts.ts'

const stations = namesOf([
  { name: 'Asok', nameTh: 'อโศก', aliases: ['Asoke'] },
  { name: 'Thong Lo', nameTh: 'ทองหล่อ', aliases: ['Thonglor'] },
  { name: 'Ari', nameTh: 'อารีย์', aliases: ['Aree', 'อารี'] },
])
const now = new Date('2026-11-25T05:00:00Z')

function said(text: string): string[] {
  return readFacts(text, { stations, now }).map(({ kind, value }) => `${kind} ${value}`)
}

test.each([
  ['2br 65sqm hi flr', ['bedrooms 2', 'size 65', 'floor-level high']],
  ['2นอน ๒น้ำ 64.5 ตรม.', ['bedrooms 2', 'bathrooms 2', 'size 64.5']],
  ['1B1B, two bedrooms, studio', ['bedrooms 1', 'bathrooms 1', 'bedrooms 2', 'bedrooms 0']],
  ['1น1น, 2น2น้ำ', ['bedrooms 1', 'bathrooms 1', 'bedrooms 2', 'bathrooms 2']],
  ['3 bed/2 bath', ['bedrooms 3', 'bathrooms 2']],
  ['rent 45k/mth neg', ['rent 45000', 'negotiable yes']],
  ['เช่า 25000 ประกัน 50,000', ['rent 25000', 'deposit 50000']],
  ['ขาย 12.9 ลบ.', ['listing sell', 'price 12900000']],
  ['12.9MB or 4,500,000.-', ['price 12900000', 'price 4500000']],
  ['budget 30-40k', ['budget 30000', 'budget 40000']],
  ['THB 45,000 a month', ['rent 45000']],
  ['200m to bts asoke', ['distance 200', 'station Asok']],
  ['300 m จาก BTS ทองหล่อ 3-5 นาที', ['distance 300', 'station Thong Lo', 'minutes 3', 'minutes 5']],
  ['near ari, คุณอารี', ['station Ari', 'name อารี']],
  ['Soi Thonglor 13', ['number 13']],
  ['ชั้น 12A ห้อง 1811', ['floor 13', 'unit-number 1811']],
  ['unit 12/345, 18th floor', ['unit-number 12/345', 'floor 18']],
  ['24A in a building of 32 floors', ['number 24A', 'floors 32']],
  ['สัญญา 1 ปี มัดจำ 2 เดือน', ['duration 12', 'duration 2']],
  ['ว่าง 1 ธค, ถึง 31 ธค 69', ['status available', 'day 2026-12-01', 'day 2026-12-31']],
  ['พรุ่งนี้ 10:30 next Monday', ['day 2026-11-26', 'time 10:30', 'day 2026-11-30']],
  ['twenty minutes, two years', ['minutes 20', 'duration 24']],
  ['avail Jan 2027', ['status available', 'day 2027-01-01']],
  ['SE facing, หันตะวันออกเฉียงเหนือ', ['facing south_east', 'facing north_east']],
  [
    'เฟอร์ครบ pf unfurnished',
    ['furnishing fully_furnished', 'furnishing partially_furnished', 'furnishing unfurnished'],
  ],
  ['no pets, small pet ok, pet friendly', ['pets not_allowed', 'pets small', 'pets allowed']],
  ['ระหว่างทาง', []],
  ['คุณนภาฝากห้อง 082-000-0148', ['name นภา', 'phone +66820000148']],
  ['LINE: napa.home, a@b.example', ['line napa.home', 'email a@b.example']],
  ['+66 82 000 0148 Khun Arisa', ['phone +66820000148', 'name Arisa']],
  ['ขาย 2 ล้าน 3, เช่า 2 หมื่น 3', ['listing sell', 'price 2300000', 'rent 23000']],
  ['งบหมื่นแปด, ขอสี่หมื่น', ['budget 18000', 'budget 40000']],
  ['twelve thousand a month', ['rent 12000']],
  ['asking six point four million', ['price 6400000']],
  ['from mid January, end of March', ['day 2027-01-15', 'day 2027-03-31']],
  ['till end of Nov 2027, ถึงสิ้นเดือน มี.ค. 70', ['day 2027-11-30', 'day 2027-03-31']],
  ['ชั้น20 bath tub 33.6k', ['floor 20', 'feature bathtub', 'baht 33600']],
  ['last Friday, เมื่อวาน, 3 days ago, 2026/12/05', ['day 2026-12-05']],
  ['เดือนละ 8,000 ตร.ม.ละ 85k', ['rent 8000', 'baht 85000']],
  ['tenth floor, 27F, a studio on the 6th', ['floor 10', 'floor 27', 'bedrooms 0', 'floor 6']],
  ['full river view, cityview', ['view river_view', 'view city_view']],
  ['ชั้นยี่สิบเอ็ด ชั้นห้า ชั้นสิบ', ['floor 21', 'floor 5', 'floor 10']],
  ['pets are absolutely no problem', ['pets allowed']],
  ['the building does not allow dogs', ['pets not_allowed']],
  ['เลี้ยงแมวได้ตัวนึง แต่หมาไม่ได้', ['pets small', 'pets not_allowed']],
  ['you see the whole river', ['view river_view']],
  ['river + city views', ['view river_view', 'view city_view']],
  ['facing S/E, looks north', ['facing south_east', 'facing north']],
  ['แถมเฟอร์ทั้งหมด view of the park', ['furnishing fully_furnished', 'view park_view']],
  ['082-000-0148\n 2br', ['phone +66820000148', 'bedrooms 2']],
  ['https://example.com/1?x=2 50%', ['link https://example.com/1?x=2', 'percent 50']],
])('%s', (text, facts) => {
  expect(said(text)).toEqual(facts)
})

test('a fact says where it stands', () => {
  const text = 'ห้อง ๒ นอน 45K/mth'
  const words = readFacts(text, { stations, now }).map(({ start, end }) => text.slice(start, end))
  expect(words).toEqual(['๒ นอน', '45K/mth'])
})

// A time-out of minutes instead of an assertion on time: what is not linear takes hours.
test.each([
  '1',
  '(',
  'a ',
  'ก',
  '1 ',
  '+66 ',
  '1,1',
  'เช่า 2นอน bts (',
  '0',
  '1/',
  '-',
  '1k-',
  'ห้อง ',
  'อโศก',
])(
  'a text of 100,000 letters of “%s” is read',
  (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    expect(Array.isArray(readFacts(text, { stations, now }))).toBe(true)
  },
  120_000,
)
