/** An appointment. */
export type Appointment = {
  /** Unique, so that a calendar that imports it twice keeps one. */
  id: string
  start: Date
  minutes: number
  title: string
  place: string
  note: string
}

// RFC 5545 folds lines after 75 octets; a Thai letter takes three.
const MOST_LETTERS = 24

/** An appointment as an iCalendar file (RFC 5545). */
export function calendarFile({ id, start, minutes, title, place, note }: Appointment): string {
  const end = new Date(start.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sathani//Viewings//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

// A folded line continues after a space; surrogate pairs are not split.
function folded(line: string): string {
  const letters = [...line]
  const parts: string[] = []
  for (let at = 0; at < letters.length; at += MOST_LETTERS) {
    parts.push(letters.slice(at, at + MOST_LETTERS).join(''))
  }
  return parts.join('\r\n ')
}
