import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const file = calendarFile({
  id: 'viewing-4@sathani',
  start: new Date('2026-11-25T03:30:00Z'),
  minutes: 60,
  title: 'Viewing of บ้านสิรินทร์ ทองหล่อ 12A, with Khun Nok',
  place: '88 Sukhumvit 55; Watthana',
  note: 'Bring the key\nand a folder',
})

/** What a calendar reads: lines put together again. */
const read = Object.fromEntries(
  file
    .replaceAll('\r\n ', '')
    .trim()
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
)

test('a calendar reads when it begins and ends, in UTC', () => {
  expect(read).toMatchObject({ DTSTART: '20261125T033000Z', DTEND: '20261125T043000Z' })
})

test('commas, semicolons and line breaks are no syntax', () => {
  expect(read.SUMMARY).toBe('Viewing of บ้านสิรินทร์ ทองหล่อ 12A\\, with Khun Nok')
  expect(read.LOCATION).toBe('88 Sukhumvit 55\\; Watthana')
  expect(read.DESCRIPTION).toBe('Bring the key\\nand a folder')
})

test('no line is longer than 75 octets, Thai ones too', () => {
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
})
