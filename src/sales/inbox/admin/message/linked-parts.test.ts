import { expect, test } from 'vitest'
import { linkedParts } from './linked-parts.ts'

const addresses = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? [])
const whole = (text: string) =>
  linkedParts(text)
    .map((part) => part.text)
    .join('')

test('addresses are found without the end of their sentence, and no text is lost', () => {
  for (const [text, found] of [
    ['See https://sathani.example/property/7.', ['https://sathani.example/property/7']],
    ['(http://a.example/x?y=1&z=2)', ['http://a.example/x?y=1&z=2']],
    ['ดูได้ที่ https://a.example/ห้อง ค่ะ', ['https://a.example/ห้อง']],
    ['javascript:alert(1) and ftp://a.example', []],
    ['https://', []],
    ['https://a.example https://b.example', ['https://a.example', 'https://b.example']],
    ['', []],
  ] as const) {
    expect([text, addresses(text)]).toEqual([text, found])
    expect(whole(text)).toBe(text)
  }
})
