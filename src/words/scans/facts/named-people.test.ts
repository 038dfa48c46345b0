import { expect, test } from 'vitest'
import { namesOf } from '../../../city/places/station-mentions.ts'
import { readFacts } from '../../../shared/reading/read-facts.ts'
import { noteLines } from './lines.ts'
import { namedPeople } from './named-people.ts'

const stations = namesOf([{ name: 'Thong Lo', nameTh: 'ทองหล่อ', aliases: ['Thonglor'] }])
const now = new Date('2026-11-25T05:00:00Z')
const namesIn = (text: string) =>
  namedPeople(noteLines(text, readFacts(text, { stations, now }))).map(({ value }) => value)

test.each([
  ['Tenant Oliver Brandt, moves in May', ['Oliver Brandt']],
  ['Yuki: studio near Thong Lo', ['Yuki']],
  ['Deposit: two months', []],
  ['Thong Lo, 2 bed', []],
  ['update\nShe and Martin want both\nMartin wants the pool', ['Martin']],
  ['โทรหาแป้ง', ['แป้ง']],
  ['เจ้าของ สมหมาย 25,000', ['สมหมาย']],
  ['ก้อย หาเช่า 12,000', ['ก้อย']],
  ['ลูกค้า หาเช่า 12,000', []],
  ['เจ้าของ จ่าย 25,000', []],
  ['คุณหมอวิทย์ กับ คุณแม่', ['วิทย์']],
  ['missed call from the bank', []],
])('people of “%s”', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

// A time-out of minutes instead of an assertion on time: what is not linear takes hours.
test.each(['Aa ', 'buyer Aa\n', 'โทรหา', 'call Aa Bb Cc, ', 'โทรหาจอย ', 'Aa’-'])(
  'a hundred thousand letters of %j are read',
  (part) => {
    expect(namesIn(part.repeat(100_000 / part.length))).toBeDefined()
  },
)
