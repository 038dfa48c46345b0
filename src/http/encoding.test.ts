import { expect, test } from 'vitest'
import { preferredEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=1.0, *;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.0 , gzip ;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a reader that accepts %j gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('of a header longer than any reader’s only the beginning counts', () => {
  expect(preferredEncoding(`gzip,${' '.repeat(20_000)}br`)).toBe('gzip')
})
