import { expect, test } from 'vitest'
import { readablePhone } from './readable-phone.ts'

test.each([
  ['+66820000148', '+66 82 000 0148'],
  ['+6625550188', '+66 2 555 0188'],
  ['+491700001122', '+491700001122'],
  ['082 000 0148', '082 000 0148'],
])('%s is shown as %s', (phone, shown) => {
  expect(readablePhone(phone)).toBe(shown)
})
