import { describe, expect, test } from 'vitest'
import { characterErrorRate } from './character-errors.ts'
import { precision, recall, scoreFields, sumScores } from './score.ts'

describe('character error rate', () => {
  test('counts what is put in, left out and changed', () => {
    expect(characterErrorRate('call owner', 'call owner')).toBe(0)
    expect(characterErrorRate('abcd', 'abd')).toBe(0.25)
    expect(characterErrorRate('abcd', 'abcde')).toBe(0.25)
    expect(characterErrorRate('abcd', 'abxd')).toBe(0.25)
    expect(characterErrorRate('ab', 'wxyz')).toBe(2)
    expect(characterErrorRate('', '')).toBe(0)
    expect(characterErrorRate('', 'x')).toBe(1)
  })

  test('does not count spaces and empty lines, nor two ways of writing am', () => {
    expect(characterErrorRate('a  b\n\nc', ' a b \nc\n')).toBe(0)
    expect(characterErrorRate('น\u0e33', 'น\u0e4d\u0e32')).toBe(0)
    expect(characterErrorRate('ที่', 'ที')).toBeCloseTo(1 / 3)
  })
})

describe('scores of fields', () => {
  test('a wrong value is wrong and missed, one too many is wrong, one left out is missed', () => {
    const { total, byField } = scoreFields(
      { floor: 12, price: 4_500_000, size: 42 },
      { floor: '12', price: 4_000_000, status: 'available' },
    )
    expect(total).toEqual({ right: 1, wrong: 2, missed: 2 })
    expect(byField.price).toEqual({ right: 0, wrong: 1, missed: 1 })
    expect(byField.status).toEqual({ right: 0, wrong: 1, missed: 0 })
    expect(byField.size).toEqual({ right: 0, wrong: 0, missed: 1 })
    expect(precision(total)).toBeCloseTo(1 / 3)
    expect(recall(total)).toBeCloseTo(1 / 3)
  })

  test('lists are sets, records are compared field by field, some fields are left out', () => {
    const { total, byField } = scoreFields(
      { propertyView: ['river_view', 'city_view'], contact: { name: 'นภา' }, floor: 3 },
      { propertyView: ['city_view', 'sky_line'], contact: { name: 'คุณนภา', phone: null } },
      ['floor', 'status'],
    )
    expect(byField.propertyView).toEqual({ right: 1, wrong: 1, missed: 1 })
    expect(byField['contact.name']).toEqual({ right: 1, wrong: 0, missed: 0 })
    expect(total).toEqual({ right: 2, wrong: 1, missed: 1 })
    expect(scoreFields({}, { wishes: { rentMax: 1 } }, ['wishes.rentMax']).total.wrong).toBe(0)
  })

  test.each([
    ['Wan', 'Khun Wan', true],
    ['Jeab', 'Owner Jeab Ekkamai', true],
    ['Tik', 'Tik 🐱', true],
    ['ณัฐพล', 'ณัฐพล (เจ้าของ)', true],
    ['หมอวิภา', 'คุณหมอวิภา', true],
    ['Napa', 'Naparat', false],
    ['Wan', '', false],
    ['Mint', 'Pim', false],
  ])('the names %s and %s', (expected, actual, same) => {
    expect(scoreFields({ name: expected }, { name: actual }).total.right).toBe(same ? 1 : 0)
  })

  test('texts are equal in any case and spacing, false is not nought', () => {
    const right = (expected: object, actual: object) =>
      scoreFields({ ...expected }, { ...actual }).total.right
    expect(right({ unitNumber: 'B-812' }, { unitNumber: ' b-812 ' })).toBe(1)
    expect(right({ line: 'tik.room' }, { line: '@tik.room' })).toBe(1)
    expect(
      right({ projectName: 'copper lane rangnam' }, { projectName: 'Copper Lane-Rangnam' }),
    ).toBe(1)
    expect(right({ smokingAllowed: false }, { smokingAllowed: 0 })).toBe(0)
    expect(right({ bedrooms: 0 }, { bedrooms: '' })).toBe(0)
  })

  test('a line that says what to do may be slightly misread, its day may not', () => {
    const steps = [{ text: 'call the owner today', dueDate: '2026-11-25' }]
    const right = (text: string, dueDate: string | null) =>
      scoreFields({ steps }, { steps: [{ text, dueDate }] }).total.right
    expect(right('cal the owner todav', '2026-11-25')).toBe(1)
    expect(right('call the owner today', null)).toBe(0)
    expect(right('send photos', '2026-11-25')).toBe(0)
  })

  test('sums what several records scored', () => {
    const one = scoreFields({ floor: 3 }, { floor: 3 })
    const other = scoreFields({ floor: 3, size: 20 }, { floor: 4 })
    const sum = sumScores([one, other])
    expect(sum.total).toEqual({ right: 1, wrong: 1, missed: 2 })
    expect(sum.byField.floor).toEqual({ right: 1, wrong: 1, missed: 1 })
  })

  test('nothing found of nothing is full marks', () => {
    const { total } = scoreFields({}, {})
    expect([precision(total), recall(total)]).toEqual([1, 1])
  })
})
