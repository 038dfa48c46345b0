import { expect, test } from 'vitest'
import { type Column, WithOthers } from '../../../shared/fields/cells.ts'
import { withHeaderUnit } from '../../../shared/fields/header-units.ts'
import { kinds } from '../kinds/kinds.ts'

const NOW = new Date('2026-11-24T03:00:00Z')
const DIGITS = [...'0123456789', '๑', '12', '350', '1,250', '35.5', '4.500', '2562', '99000']
const BETWEEN = [' ', '  ', '', '.', ',', '-', '/', '+', '(', ')', "'", '"', '\u0E34', '\n', '\t']
const UNITS = [
  'sqm',
  'ตร.ม.',
  'ล้าน',
  'k',
  'ลบ.',
  'บาท',
  'ห้อง',
  'ชั้น',
  'นอน',
  'sq ft',
  'floor',
  'THB',
]
const WORDS = ['studio', 'ขาย', 'เช่า', 'per month', 'or', 'ม.ค.', 'Jan', 'twelve', '12A', 'G+']
/** A thousand, a hundred thousand and so on; square feet. */
const TIMES = [1, 1e3, 1e4, 1e5, 1e6, 0.09290304]
const { units, projects } = kinds
const columns: Record<string, Column> = {
  size: units.columns.size as Column,
  price: units.columns.price as Column,
  rent: units.columns.rentAmount as Column,
  floor: units.columns.floor as Column,
  bathrooms: units.columns.bathrooms as Column,
  floors: projects.columns.buildingFloors as Column,
  millions: withHeaderUnit(units.columns.price as Column, 'ราคา (ลบ.)'),
  feet: withHeaderUnit(units.columns.size as Column, 'Size (sq ft)'),
}

test.each(Object.entries(columns))(
  'of %s a number that is taken stands in its cell, times a unit',
  (_name, column) => {
    const random = randomFrom(7)
    const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
    const wrong = new Set<string>()
    for (let time = 0; time < 5000; time += 1) {
      const parts = Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
        pick(pick([DIGITS, DIGITS, BETWEEN, BETWEEN, UNITS, WORDS])),
      )
      const cell = parts.join('').trim()
      const value = cell === '' ? null : column.read(cell, NOW)
      const taken = value instanceof WithOthers ? value.value : value
      if (typeof taken === 'number' && !standsIn(cell, taken)) wrong.add(`${cell} = ${taken}`)
    }
    expect([...wrong].slice(0, 12)).toEqual([])
  },
)

test.each([
  ['35 sqm 40', 'size'],
  ['35 ตร.ม. 400 ตร.ม.', 'size'],
  ['ชั้น 5 ห้อง 3', 'floor'],
  ['66ชั้น212', 'floor'],
  ['2 3', 'bathrooms'],
  ['3, 5', 'bathrooms'],
  ['8,000บาท,8', 'rent'],
])('%s has two figures, which are not joined', (cell, name) => {
  expect(columns[name]?.read(cell, NOW)).not.toBeTypeOf('number')
})

test('thousands may be apart', () => {
  expect(columns.price?.read('4 500 000', NOW)).toBe(4_500_000)
})

/** Whether a number is one of the figures of a cell in some notation, times a unit. */
function standsIn(cell: string, taken: number): boolean {
  const plain = cell.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  const runs = plain.match(/\d+(?:(?:[.,]|\s+(?=\d{3}(?!\d)))\d+)*/g) ?? []
  const figures = runs.flatMap((run) => {
    const text = run.replaceAll(/\s/g, '')
    return [
      text.replaceAll(',', ''),
      text.replaceAll('.', '').replace(',', '.'),
      text.replace(',', '.'),
    ].map(Number)
  })
  const all = [
    ...figures,
    ...(/12a/i.test(plain) ? [13] : []),
    ...(/studio/i.test(cell) ? [0] : []),
  ]
  return all.some((figure) =>
    TIMES.some((times) => Math.abs(figure * times - Math.abs(taken)) < 0.5 + 1e-9 * figure),
  )
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
