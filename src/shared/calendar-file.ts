import ICAL from 'ical.js'
import { addDays } from './calendar-days.ts'
import { contentText } from './content-text.ts'

/** Something on somebody's calendar, from any source. */
export type CalendarEvent = {
  /** Unique and stable: `task-12`. */
  id: string
  /** Of the last change, as an ISO timestamp, and how many there were. */
  changedAt: string
  revision: number
  title: string
  /** Further lines. */
  notes: readonly string[]
  /** The path of its screen; none in a file for somebody outside. */
  path?: string
  place?: string
  /** An invitation that was called off. */
  isCancelled?: boolean
  /** 1 is high, 5 medium, 9 low. */
  priority?: number
} & ({ day: string } | { start: string; minutes: number })

type Property = [name: string, params: Record<string, string>, type: string, value: unknown]

type Options = {
  /** Of a calendar that phones subscribe to; a file that is opened once has none. */
  name?: 'Sathani'
  origin: string
}

/**
 * A calendar (RFC 5545), with lines of at most 75 bytes: one that phones subscribe to (as in RFC 7986), or a file of
 * appointments. Times are in UTC; days are days wherever they are read.
 */
export function writeCalendar(events: readonly CalendarEvent[], { name, origin }: Options): string {
  // The library counts the blank that begins a continued line beside these bytes.
  ICAL.foldLength = 74
  const properties: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', '-//Sathani//Calendar//EN'],
    ['method', {}, 'text', 'PUBLISH'],
    ...(name ? subscribed(name) : []),
  ]
  const written = events.map((event) => [
    'vevent',
    eventProperties(event, origin).map(contentText),
    [],
  ])
  return ICAL.stringify(['vcalendar', properties, written])
}

const subscribed = (name: string): Property[] => [
  // Without the type, which some programs do not expect here.
  ['name', {}, 'unknown', name],
  ['x-wr-calname', {}, 'unknown', name],
  ['refresh-interval', {}, 'duration', 'PT1H'],
  ['x-published-ttl', {}, 'duration', 'PT1H'],
]

function eventProperties(event: CalendarEvent, origin: string): Property[] {
  const { id, changedAt, revision, title, notes, path, place, priority, isCancelled } = event
  const changed = utc(changedAt)
  return [
    ['uid', {}, 'text', `${id}@${hostOf(origin)}`],
    ['dtstamp', {}, 'date-time', changed],
    ['last-modified', {}, 'date-time', changed],
    ['sequence', {}, 'integer', revision],
    ...times(event),
    ['summary', {}, 'text', title],
    ...(notes.length > 0
      ? [['description', {}, 'text', beginning(notes.join('\n'))] as Property]
      : []),
    ...(place ? [['location', {}, 'text', place] as Property] : []),
    ...(priority === undefined ? [] : [['priority', {}, 'integer', priority] as Property]),
    ...(isCancelled ? [['status', {}, 'text', 'CANCELLED'] as Property] : []),
    ...(path ? [['url', {}, 'uri', `${origin}${path}`] as Property] : []),
  ]
}

/** Phones read a calendar every hour: it has what is needed on the way, and the rest is on its screen. */
const MAX_CHARS = 2000

function beginning(text: string): string {
  if (text.length <= MAX_CHARS) return text
  // Not half of a letter that takes two places.
  return `${text.slice(0, MAX_CHARS - 1).replace(/[\ud800-\udbff]$/, '')}…`
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
