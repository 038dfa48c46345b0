import { expect, test } from 'vitest'
import { rewriteText } from '../editor/edit.ts'
import { factReader } from '../facts/read-facts.ts'
import { namesOf } from '../facts/station-names.ts'
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
])('“%s” is not “%s”', (text, answer) => {
  expect(refused(text, answer)).not.toBeNull()
})

test.each([
  ['2br, no pets', '2 bedrooms. Pets are not allowed.'],
  ['2br w/o balcony', '2 bedrooms without a balcony'],
  ['min 1 yr, 2br', 'Minimum 1 year, 2 bedrooms'],
  ['2br 6 min to asok', '2 bedrooms, 6 minutes to Asok'],
  [
    'Arisa owns this 2br, call 081 234 5678',
    'This home with 2 bedrooms is owned by Arisa. Call +66 81 234 5678.',
  ],
  ['2br, free parking, excl. water', '2 bedrooms, free parking, water excluded.'],
  ['2br.near asok, see homes.example', '2 bedrooms near Asok. See homes.example.'],
  ['2br $800', '2 bedrooms, $800'],
  ['Viewing 3 Dec, free 10 Dec', 'The viewing is on 3 Dec. It is free from 10 Dec.'],
])('“%s” may be “%s”', (text, answer) => {
  expect(refused(text, answer)).toBeNull()
})
