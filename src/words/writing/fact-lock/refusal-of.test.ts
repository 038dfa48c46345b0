import { expect, test } from 'vitest'
import { namesOf } from '../../../city/places/station-mentions.ts'
import { factReader } from '../../../shared/reading/read-facts.ts'
import { rewriteText } from '../editor/edit.ts'
import { refusalOf } from './refusal-of.ts'

const stations = namesOf([
  { name: 'Asok', nameTh: 'อโศก', aliases: ['Asoke'] },
  { name: 'Thong Lo', nameTh: 'ทองหล่อ', aliases: ['Thonglor'] },
])
const vocabulary = { stations, now: new Date('2026-11-25T05:00:00Z') }
const refused = (text: string, answer: string) =>
  refusalOf(text, answer, { builtIn: rewriteText(text, vocabulary), read: factReader(vocabulary) })

test.each([
  ['2br 1 bath 45 sqm', '1 bedroom, 2 bathrooms, 45 sqm'],
  ['2br no balcony', '2 bedrooms with a balcony'],
  ['2br, washing machine, no oven', '2 bedrooms, washing machine, oven'],
  ['2br w/o parking', '2 bedrooms with parking'],
  ['2br, the lift doesn’t work', '2 bedrooms, the lift works'],
  ['2 นอน ไม่มีผู้เช่า', '2 นอน มีผู้เช่า'],
  ['2br, no pets', '2 bedrooms, pets are welcome'],
  ['from 25,000 THB a month', '25,000 THB a month'],
  ['2br up to 25,000 THB', '2 bedrooms from 25,000 THB'],
  ['2 นอน งบไม่เกิน 25,000 บาท', '2 นอน งบ 25,000 บาท'],
  ['viewing 3 Dec, free 10 Dec', 'viewing 10 Dec, free 3 Dec'],
  ['Meet at 10:30, sign at 14:00', 'Meet at 14:00, sign at 10:30'],
  [
    '5 min to asok, 300 m to the mall, 700 m to the park',
    '5 minutes to Asok, 700 m to the mall, 300 m to the park',
  ],
  ['rent 25000 thb, 2br', 'Rent 25,000 USD, 2 bedrooms'],
  ['rent 25000, 2br', 'Rent $25,000, 2 bedrooms'],
  ['2br 45 sqm', '2 bedrooms, 45 sqm. See homes.example/now'],
  ['2br 45 sqm', '2 bedrooms, 45 sqm <script>alert()</script>'],
  ['north view, 2br', 'South view, 2 bedrooms'],
  ['2br, free parking', '2 bedrooms, paid parking'],
  ['2br, water included', '2 bedrooms, water excluded'],
  ['2br, 5 min walk to asok', '2 bedrooms, a drive of 5 minutes to Asok'],
  ['Arisa owns this 2br', 'Anisa owns this home with 2 bedrooms'],
  ['Sirin wants 2br', 'Sirinn wants 2 bedrooms'],
  ['2br with two parking spaces', '2 bedrooms with three parking spaces'],
  ['มัดจำสองเดือน', 'มัดจำสามเดือน'],
  ['2br 25k, then 1br 30k', '1 bedroom 25,000 THB, then 2 bedrooms 30,000 THB'],
  [
    'call Arisa 081 234 5678, Somchai 089 999 1234',
    'call Somchai 081 234 5678, Arisa 089 999 1234',
  ],
  ['2br nr BTS asok', '2 bedrooms near MRT Asok'],
  ['2br, foreign quota full', '2 bedrooms, foreign quota'],
  ['2br excl. water', '2 bedrooms including water'],
  ['2br, lacks a balcony', '2 bedrooms, has a balcony'],
  ['2br on floor 12A', '2 bedrooms on floor 13'],
  ['free 1 Dec, until 1 Mar', 'until 1 Dec, free 1 Mar'],
  ['2br, free in December', '2 bedrooms, free in January'],
  ['ว่าง ธ.ค. 2 นอน', 'ว่าง ม.ค. 2 ห้องนอน'],
  ['25k+ for 2br', '25,000 THB for 2 bedrooms'],
  ['2br, rent about 25k', '2 bedrooms, rent 25,000 THB'],
  ['เช่าเริ่ม 25,000 2 นอน', 'เช่า 25,000 2 ห้องนอน'],
  ['minimum contract 1 year, 2br', 'maximum contract 1 year, 2 bedrooms'],
  ['2br asok', '2 bedrooms Asok shop.example/x'],
  ['2br asok', '2 bedrooms Asok @evilshop'],
  ['2br asok', '<b>2 bedrooms</b> Asok'],
  ['2br asok', 'Sure! 2 bedrooms, Asok.'],
  ['rent 25,000 a month, 2br', 'rent 25,000 USD a month, 2 bedrooms'],
  ['rent 25,000 a month, 2br', 'rent 25,000 a year, 2 bedrooms'],
  ['2br 45 sqm near asok', '2 bedrooms, 45 sqm near Asok. Contact LINE evilid now'],
  ['2br 45 sqm near asok', '2 bedrooms, 45 sqm near Asok. The owner must sell'],
  ['2br 45 sqm near asok', 'A quiet home with 2 bedrooms, 45 sqm near Asok'],
  ['2br 45 sqm near asok', '2 bedrooms, 45 sqm near Asok, recently renovated'],
  ['2br 45 sqm near asok', '2 bedrooms, 45 sqm near Asok, guaranteed returns'],
  ['2 นอน ใกล้อโศก', '2 ห้องนอน ใกล้อโศก เจ้าของร้อนเงิน'],
])('“%s” is not “%s”', (text, answer) => {
  expect(refused(text, answer)).not.toBeNull()
})

test.each([
  ['2br, no pets', '2 bedrooms. Pets are not allowed.'],
  ['2br w/o balcony', '2 bedrooms without a balcony'],
  ['min 1 yr, 2br', 'Minimum 1 year, 2 bedrooms'],
  ['2br excl. water', '2 bedrooms, not including water'],
  ['2br nr bts asoke', '2 bedrooms near BTS Asoke'],
  ['2br no bal.', '2 bedrooms, no balcony'],
  ['approx 25k+, 2br', 'Approximately 25,000 THB+, 2 bedrooms'],
  ['transfer fee 50/50, 3.5MB', 'The price is 3,500,000 THB. The transfer fee is shared 50/50.'],
  ['2br 6 min to asok', '2 bedrooms, 6 minutes to Asok'],
  [
    'Arisa owns this 2br, call 081 234 5678',
    'This home with 2 bedrooms is owned by Arisa. Call +66 81 234 5678.',
  ],
  ['2br, free parking, excl. water', '2 bedrooms, free parking, water excluded.'],
  ['2br.near asok, see homes.example', '2 bedrooms near Asok. See homes.example.'],
  ['2br $800', '2 bedrooms, $800'],
  ['2br, cosey lane', '2 bedrooms, cosy lane'],
  ['ห้องสวย 2 นอน ใกล้อโศก', 'ห้องสวย มี 2 ห้องนอน อยู่ใกล้อโศก'],
  ['Viewing 3 Dec, free 10 Dec', 'The viewing is on 3 Dec. It is free from 10 Dec.'],
])('“%s” may be “%s”', (text, answer) => {
  expect(refused(text, answer)).toBeNull()
})

// A time-out instead of an assertion on time: what is not linear takes much longer.
test.each(['อโศก', 'from 1', 'two ', '1 night/', 'a.b', '@a', '< a'])(
  '100,000 letters of “%s” are compared',
  (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    const read = factReader(vocabulary)
    expect(refusalOf(text, `${text}x 7`, { builtIn: text, read })).not.toBeNull()
  },
  120_000,
)
