import { expect, test } from 'vitest'
import { namesOf } from '../../../city/places/station-mentions.ts'
import { readFacts } from '../../../shared/reading/read-facts.ts'
import { dealInfoOf } from './deal-info.ts'

const stations = namesOf([{ name: 'Thong Lo', nameTh: 'ทองหล่อ', aliases: ['Thonglor'] }])
const now = new Date('2026-11-25T05:00:00Z')
const infoOf = (text: string) => dealInfoOf(text, readFacts(text, { stations, now }), now)

test.each([
  ['ask owner : 2 parking ?', ['Ask owner: 2 parking? null']],
  ['ส่งแปลน 12C พฤหัส', ['ส่งแปลน 12C 2026-11-26']],
  ['Priya - 24A เสาร์ 28 พย 10:30', ['Viewing of 24A 2026-11-28']],
  ['พรุ่งนี้ส่งสัญญา', ['ส่งสัญญา 2026-11-26']],
  [
    '- call back next Monday, send photos today',
    ['Call back 2026-11-30', 'Send photos 2026-11-25'],
  ],
  ['คุณวิชัย โทร 089-765-4321', []],
  ['likes the view', []],
  ['budget 16.8 ลบ.', []],
])('next steps of “%s”', (line, steps) => {
  expect(infoOf(line).nextSteps.map(({ text, dueDate }) => `${text} ${dueDate}`)).toEqual(steps)
})

test.each([
  ['ถ้าโอนก่อน 31 ธค 69', ['Transfer before: 31 Dec 2026']],
  ['max 45k/mo, move in 1 January', ['Monthly rent: 45,000 THB', 'Move in: 1 Jan 2027']],
  ['ส่งสัญญา พรุ่งนี้', []],
  ['contract 1 Dec 2026', ['Contract: 1 Dec 2026']],
  ['studio 28 sqm near BTS Thong Lo', ['Bedrooms: Studio', 'Size: 28 sqm', 'Station: Thong Lo']],
])('key points of “%s”', (line, points) => {
  expect(infoOf(line).keyPoints.map(({ text }) => text)).toEqual(points)
})

test('people are those whom the note says how to reach, over several lines', () => {
  const text = 'สามี K. Arjun 080-000-0406\narjun@mail.example LINE: arjun_k\nPriya likes it'
  const [person, ...others] = infoOf(text).contacts
  expect(others).toEqual([])
  expect(person).toMatchObject({
    ...{ name: 'K. Arjun', phone: '+66800000406', email: 'arjun@mail.example' },
    ...{ line: 'arjun_k', relation: 'husband' },
  })
})

test('everything found says where it stands', () => {
  const text = 'likes it\nsend the lease tomorrow\nKhun Nok 081 234 5678'
  const { nextSteps, contacts } = infoOf(text)
  const words = [...nextSteps, ...contacts].map(({ start, end }) => text.slice(start, end))
  expect(words).toEqual(['send the lease tomorrow', 'Khun Nok 081 234 5678'])
})

// A time-out of minutes instead of an assertion on time: what is not linear takes hours.
test.each(['9', '(', '- ', 'call, ', 'Aa ', 'ส่ง ', 'call 081 234 5678 tomorrow\n'])(
  'a hundred thousand letters of %j are read',
  (part) => {
    expect(infoOf(part.repeat(100_000 / part.length)).nextSteps).toBeDefined()
  },
)
