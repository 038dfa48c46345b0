import { expect, test } from 'vitest'
import { asksNearMe } from './asks-near-me.ts'

test('near me is understood in words, and no place is', () => {
  for (const typed of [
    'near me',
    ' Near  Me',
    'nearby',
    'close to me',
    'ใกล้ฉัน',
    'ใกล้ ๆ ฉัน',
    'แถวนี้',
  ])
    expect(asksNearMe(typed), typed).toBe(true)
  for (const typed of ['', 'near', 'near mega bangna', 'ใกล้จุฬา', 'The American School'])
    expect(asksNearMe(typed), typed).toBe(false)
})
