import ICAL from 'ical.js'
import { addDays } from '../tasks/rules/next-day.ts'
import type { CalendarEvent } from './rules/calendar.ts'

type Property = [name: string, params: Record<string, string>, type: string, value: unknown]

/**
 * A calendar that phones subscribe to (RFC 5545, published as in RFC 7986), with lines of at most 75 bytes.
 * Times are in UTC; days are days wherever they are read.
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { name, origin }: { name: 'Sathani'; origin: string },
): string {
  // The library counts the blank that begins a continued line beside these bytes.
  ICAL.foldLength = 74
  const properties: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', '-//Sathani//Calendar//EN'],
    ['method', {}, 'text', 'PUBLISH'],
    // Without the type, which some programs do not expect here.
    ['name', {}, 'unknown', name],
    ['x-wr-calname', {}, 'unknown', name],
    ['refresh-interval', {}, 'duration', 'PT1H'],
    ['x-published-ttl', {}, 'duration', 'PT1H'],
  ]
  const written = events.map((event) => ['vevent', eventProperties(event, origin), []])
  return ICAL.stringify(['vcalendar', properties, written] as never)
}

function eventProperties(event: CalendarEvent, origin: string): Property[] {
  const { id, changedAt, revision, title, notes, path, place, priority } = event
  const changed = utc(changedAt)
  return [
    ['uid', {}, 'text', `${id}@${hostOf(origin)}`],
    ['dtstamp', {}, 'date-time', changed],
    ['last-modified', {}, 'date-time', changed],
    ['sequence', {}, 'integer', revision],
    ...times(event),
    ['summary', {}, 'text', title],
    ...(notes.length > 0 ? [['description', {}, 'text', notes.join('\n')] as Property] : []),
    ...(place ? [['location', {}, 'text', place] as Property] : []),
    ...(priority === undefined ? [] : [['priority', {}, 'integer', priority] as Property]),
    ['url', {}, 'uri', `${origin}${path}`],
  ]
}

/** A whole day leaves its reader free. */
function times(event: CalendarEvent): Property[] {
  if ('day' in event) {
    return [
      ['dtstart', {}, 'date', event.day],
      ['dtend', {}, 'date', addDays(event.day, 1)],
      ['transp', {}, 'text', 'TRANSPARENT'],
    ]
  }
  const end = new Date(Date.parse(event.start) + event.minutes * 60_000).toISOString()
  return [
    ['dtstart', {}, 'date-time', utc(event.start)],
    ['dtend', {}, 'date-time', utc(end)],
  ]
}

const utc = (moment: string) => `${new Date(moment).toISOString().slice(0, 19)}Z`

const hostOf = (origin: string) => URL.parse(origin)?.hostname ?? 'sathani'
