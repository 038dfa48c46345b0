import { expect, test } from 'vitest'
import { nextWrongCell } from './cell-editing.ts'
import { fieldsInOrder } from './row-fields.ts'

const faulty = (row: number, ...fields: string[]) => ({
  row,
  faults: fields.map((field) => ({
    field,
    code: 'number_expected',
    params: {},
    message: '',
    value: '',
  })),
})

test('Enter goes to the next fault in reading order, the same row first', () => {
  const rows = [faulty(2, 'rentAmount', 'floor', 'bedrooms'), faulty(3), faulty(4, 'rentAmount')]
  const next = (row: number, field: string) =>
    nextWrongCell(rows, fieldsInOrder('units'), { row, field })
  expect(next(2, 'unitNumber')).toEqual({ row: 2, field: 'floor' })
  expect(next(2, 'floor')).toEqual({ row: 2, field: 'bedrooms' })
  expect(next(2, 'bedrooms')).toEqual({ row: 2, field: 'rentAmount' })
  expect(next(2, 'rentAmount')).toEqual({ row: 4, field: 'rentAmount' })
  // A cell without a fault, and the last one.
  expect(next(3, 'price')).toEqual({ row: 4, field: 'rentAmount' })
  expect(next(4, 'rentAmount')).toEqual({ row: 2, field: 'floor' })
  expect(
    nextWrongCell([faulty(2, 'size')], fieldsInOrder('units'), { row: 2, field: 'size' }),
  ).toBe(null)
})
