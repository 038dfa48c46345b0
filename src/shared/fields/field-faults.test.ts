import { expect, test } from 'vitest'
import { EMAIL_ADDRESS } from './field-faults.ts'

test.each(['nok@x.example', 'nok+homes@mail.x.example', "o'neil_1@x.example", 'สมชาย@ตัวอย่าง.ไทย'])(
  '%s is an email address',
  (address) => {
    expect(EMAIL_ADDRESS.test(address)).toBe(true)
  },
)

test.each([
  ...['a@b.c>', '<a@b.c', 'Nok <a@b.c>', 'a@b.c,d@e.f', 'a@b.c;', '"a"@b.c', 'mailto:a@b.c'],
  ...['a@b', 'a b@c.d', '@b.c', 'a@@b.c', 'a@b.c.', ''],
])('%s is no email address', (address) => {
  expect(EMAIL_ADDRESS.test(address)).toBe(false)
})
