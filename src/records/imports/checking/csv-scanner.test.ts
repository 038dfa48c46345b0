import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvScanner, MAX_CELL_BYTES } from './csv-scanner.ts'

const scan = (content: string | Buffer, { separator = ',', part = 1 << 20 } = {}) => {
  const scanner = new CsvScanner(separator)
  const bytes = Buffer.from(content)
  const records = []
  for (let at = 0; at < bytes.length; at += part)
    records.push(...scanner.write(bytes.subarray(at, at + part)))
  return [...records, ...scanner.end()]
}
const cellsOf = (content: string, options = {}) => scan(content, options).map(({ cells }) => cells)

test('records end with any line end, and the last one with the file', () => {
  for (const end of ['\n', '\r', '\r\n'])
    expect(cellsOf(['a,b', 'c,d', ''].join(end))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  expect(cellsOf('a,b\nc,')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
})

test('a quotation mark holds separators and line ends, and is text within other text', () => {
  expect(cellsOf('"a,1","b\r\nc"\n5" pipe,"say ""x"""\n"a" b,c\n')).toEqual([
    ['a,1', 'b\r\nc'],
    ['5" pipe', 'say "x"'],
    ['"a" b', 'c'],
  ])
})

test('blank records are counted and left out', () => {
  expect(scan('a\n\n , \n\nb\n').map(({ row, cells }) => [row, cells])).toEqual([
    [1, ['a']],
    [5, ['b']],
  ])
})

test('what was written as CSV is read as it was, wherever its parts are cut', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é'),
    maxLength: 6,
  })
  const filled = fc.array(cell, { minLength: 1, maxLength: 5 }).map((cells) => ['x', ...cells])
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(
      fc.array(filled, { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (rows, part) => {
        const content = rows.map((cells) => `${cells.map(quoted).join()}\r\n`).join('')
        const bytes = (text: string) => Buffer.from(text).toString('latin1')
        expect(cellsOf(content, { part })).toEqual(rows.map((cells) => cells.map(bytes)))
      },
    ),
  )
})

test('a row of a million cells keeps two hundred and says how many there are', () => {
  const [record] = scan(`${'a,'.repeat(1_000_000)}\n`)
  expect([record?.cells.length, record?.width]).toEqual([200, 1_000_000])
  expect(scan(`${','.repeat(1_000_000)}\n`)).toEqual([])
})

test('a cell or a row that is too long is cut and marked', () => {
  const long = 'x'.repeat(MAX_CELL_BYTES + 1)
  const [ofCell, next] = scan(`a,${long}${long}\nb\n`)
  expect(ofCell).toMatchObject({ row: 1, tooLong: 2, cells: ['a', 'x'.repeat(1000)] })
  expect(next).toMatchObject({ row: 2, tooLong: null })
  const cells = Array.from({ length: 30 }, () => 'y'.repeat(10_000))
  const [ofRow] = scan(`${cells.join()}\n`)
  expect(ofRow?.tooLong).toBe('row')
  expect(ofRow?.cells.join('').length).toBe(30 * 1000)
})

test('an endless quotation keeps no more than a cell may hold', () => {
  const scanner = new CsvScanner(',')
  expect(scanner.write(Buffer.from(`a\n"${'x\n'.repeat(1_000_000)}`))).toHaveLength(1)
  expect([scanner.isQuoted, scanner.rows]).toEqual([true, 1])
})
