import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesOf } from '../../../city/places/station-mentions.ts'
import { factReader } from '../../../shared/reading/read-facts.ts'
import { compareFacts } from '../fact-lock/compare-facts.ts'
import { normalizeText, rewriteText } from './edit.ts'

const stations = namesOf([
  { name: 'Asok', nameTh: 'อโศก', aliases: ['Asoke'] },
  { name: 'Thong Lo', nameTh: 'ทองหล่อ', aliases: ['Thonglor'] },
])
const vocabulary = { stations, now: new Date('2026-11-25T05:00:00Z') }

test.each([
  [
    'corner 2br 65sqm hi flr nr bts thong lo, fully furn c/w washing machine , avail now. rent 45k/mth neg. small pet ok. ใกล้ bts 3 นาที',
    'Corner home with 2 bedrooms, 65 sqm, high floor near BTS Thong Lo. Fully furnished with washing machine. Available now. Rent 45,000 THB/month, negotiable. Small pets allowed. ใกล้ BTS 3 นาที',
  ],
  [
    'ให้เช่าคอนโด 2นอน 2น้ำ ๖๕ตรม. ชั้น18 เฟอร์ครบ ใกล้bts อโศก ค่าเช่า 25k/ด มัดจำ2เดือน line: napa.home',
    'ให้เช่าคอนโด 2 ห้องนอน 2 ห้องน้ำ 65 ตร.ม. ชั้น 18 เฟอร์นิเจอร์ครบ ใกล้ BTS อโศก ค่าเช่า 25,000 บาท/เดือน มัดจำ 2 เดือน line: napa.home',
  ],
  ['ขาย 4.5ลบ. 1นอน ว่าง1ธค', 'ขาย 4.5 ล้านบาท 1 ห้องนอน ว่าง 1 ธ.ค.'],
  // A time with a point is one only after a day.
  ['ขาย 1นอน ชั้น 1 3.05 ลบ.', 'ขาย 1 ห้องนอน ชั้น 1 3.05 ล้านบาท'],
  ['1br, asking 6.35 MB', '1 bedroom. Asking 6,350,000 THB.'],
  [
    'call K. Arjun 080-000-0406, mail a.b@c.example',
    'Call K. Arjun 080-000-0406, mail a.b@c.example',
  ],
])('%s', (text, written) => {
  expect(rewriteText(text, vocabulary)).toBe(written)
})

const pieces = [
  ...[
    '2br',
    '65sqm',
    'hi flr',
    'nr bts thonglor',
    'asoke',
    'ff',
    'avail 1 dec',
    '45k/mth',
    '12.9MB',
    'neg',
  ],
  ...[
    'small pet ok',
    'c/w',
    'w/ tub',
    '3 min',
    '200m',
    'rent',
    'sale',
    'FOR RENT',
    ',',
    '.',
    '!!',
    '\n',
    '•',
    '-',
  ],
  ...[
    '2นอน',
    '1น้ำ',
    '๓๕ตรม.',
    'ชั้น12A',
    'เฟอร์ครบ',
    'ใกล้bts',
    '4.5ลบ.',
    '25k/ด',
    'ว่าง1ธค',
    'คุณนภา',
    'ครับ',
  ],
  ...[
    '082-000-0148',
    'line: napa.h',
    'a@b.example',
    '12/34',
    '(',
    ')',
    'corner',
    'Asok Cadence',
    'studio',
    '30-40k',
  ],
]
const words = fc.array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ', '  ')), {
  maxLength: 14,
})
const texts = fc.oneof(
  words.map((parts) => parts.map(([word, blank]) => word + blank).join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.normalize('NFC')),
)

test('whatever the text, its facts stay, and a second time changes nothing', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const edit of [normalizeText, rewriteText]) {
        const once = edit(text, vocabulary)
        expect(edit(once, vocabulary)).toBe(once)
        expect(compareFacts(text, once, factReader(vocabulary))).toMatchObject({
          lost: [],
          added: [],
        })
      }
    }),
    { numRuns: 400 },
  )
})

test.each(['2br ', '(', '1', 'ก', 'a, ', '45k/mth ', '. ', 'ff ', '25-30k ', 'ว่าง ', '฿1', 'อโศก'])(
  '100,000 letters of “%s” are written',
  (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    expect(rewriteText(text, vocabulary).length).toBeGreaterThan(0)
  },
  120_000,
)
