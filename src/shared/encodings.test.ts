import { expect, test } from 'vitest'
import { isGarbled, textByContent } from './encodings.ts'

/** `สวัสดี` in TIS-620. */
const thai = Buffer.from([0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5])

test.each([
  ['its own encoding', thai, 'tis-620'],
  ['no encoding', thai, ''],
  ['an unknown encoding', thai, 'x-thai'],
  ['ASCII', thai, 'us-ascii'],
  ['UTF-8', thai, 'utf-8'],
  ['a Western encoding', thai, 'iso-8859-1'],
  ['UTF-8 that is said to be Western', Buffer.from('สวัสดี'), 'windows-1252'],
  ['UTF-8 without a name', Buffer.from('สวัสดี'), ''],
])('Thai under %s is Thai', (_name, bytes, said) => {
  expect(textByContent(bytes, said)).toBe('สวัสดี')
})

test('what is said rightly is left alone', () => {
  expect(textByContent(Buffer.from([0x63, 0x61, 0x66, 0xe9]), 'iso-8859-1')).toBe('café')
  expect(textByContent(Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), 'gb2312')).toBe('你好')
})

test.each([
  'Müßiggänger',
  'Crème brûlée déjà vu',
  '»»»» ···· ÷÷÷÷',
  'À côté, œuvre',
  '30 m² · 12°',
  'สวัสดี',
])('%s is no garbled text', (text) => {
  expect(isGarbled(text)).toBe(false)
})
