import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['99/1 ซอยสุขุมวิท 24 แขวงคลองตัน', 'th'],
  ['ห้องมุม วิวแม่น้ำ ใกล้ BTS Saphan Taksin', 'th'],
  ['99/1 Soi Sukhumvit 24 (ซอยสุขุมวิท 24), Khlong Tan', undefined],
  ['', undefined],
])('%s is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
