import { expect, test } from 'vitest'
import { readQuickLine } from './quick-line.ts'

// Wednesday 25 November 2026, 11:20 in Bangkok.
const NOW = new Date('2026-11-25T04:20:00Z')

test.each([
  ['Call tonight at 8pm', '2026-11-25 20:00'],
  ['Call tonight 20:00', '2026-11-25 20:00'],
  ['Call at 8 tonight', '2026-11-25 20:00'],
  ['Call at 8pm tonight', '2026-11-25 20:00'],
  ['Call at 2 tonight', '2026-11-26 02:00'],
  ['Call tonight at 12', '2026-11-26 00:00'],
  ['Call tonight at midnight', '2026-11-26 00:00'],
  ['Call this evening at 6:30', '2026-11-25 18:30'],
  ['Call tomorrow morning 10:00', '2026-11-26 10:00'],
  ['Call tomorrow morning at 5', '2026-11-26 05:00'],
  ['Call at 8 tomorrow morning', '2026-11-26 08:00'],
  ['Call at 6 in the morning', '2026-11-26 06:00'],
  ['Call tomorrow afternoon 2:30', '2026-11-26 14:30'],
  ['Call Friday afternoon at 3', '2026-11-27 15:00'],
  ['โทรพรุ่งนี้เช้า 8 โมง', '2026-11-26 08:00'],
  ['โทรพรุ่งนี้เช้า 5 โมง', '2026-11-26 05:00'],
  ['โทรคืนนี้ 2 ทุ่ม', '2026-11-25 20:00'],
  ['โทร 2 ทุ่ม คืนนี้', '2026-11-25 20:00'],
  ['โทรคืนนี้ตี 2', '2026-11-26 02:00'],
  ['โทรเย็นนี้ 17:30', '2026-11-25 17:30'],
  ['โทรเย็นนี้ 6 โมง', '2026-11-25 18:00'],
  ['โทรหกทุ่ม', '2026-11-26 00:00'],
])('an hour counts more than a part of the day: %s', (line, due) => {
  const { title, dueDate, dueTime } = readQuickLine(line, NOW)
  expect([`${dueDate} ${dueTime}`, title]).toEqual([due, line.startsWith('โทร') ? 'โทร' : 'Call'])
})

test.each([
  ['Call tonight', '2026-11-25T14:00:00Z'],
  ['Call this morning', '2026-11-25T08:00:00Z'],
  ['โทรเย็นนี้', '2026-11-25T12:00:00Z'],
])('a part of today that has begun has no hour: %s', (line, now) => {
  const { dueDate, dueTime } = readQuickLine(line, new Date(now))
  expect([dueDate, dueTime]).toEqual(['2026-11-25', null])
})

test.each(['31st Feb', 'the 31st of Feb', 'Feb 31st', 'the 31st April', 'วันที่ 31 ก.พ.'])(
  'a day that its month does not have is none: %s',
  (day) => {
    expect(readQuickLine(`Pay ${day}`, NOW).dueDate).toBeNull()
  },
)

test.each(['โทร 9 ทุ่ม', 'โทรเก้าทุ่ม'])('an hour that there is not is none: %s', (line) => {
  expect(readQuickLine(line, NOW).dueTime).toBeNull()
})
