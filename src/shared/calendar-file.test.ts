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

/** The fields a calendar reads, with folded lines joined. */
const fields = Object.fromEntries(
  file
    .replaceAll('\r\n ', '')
    .trim()
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
)

test('a calendar reads start and end, in UTC', () => {
  expect(fields).toMatchObject({ DTSTART: '20261125T033000Z', DTEND: '20261125T043000Z' })
})

test('commas, semicolons and line breaks are escaped', () => {
  expect(fields.SUMMARY).toBe('Viewing of บ้านสิรินทร์ ทองหล่อ 12A\\, with Khun Nok')
  expect(fields.LOCATION).toBe('88 Sukhumvit 55\\; Watthana')
  expect(fields.DESCRIPTION).toBe('Bring the key\\nand a folder')
})

test('no line is longer than 75 octets, including Thai ones', () => {
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
})
