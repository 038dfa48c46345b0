import ICAL from 'ical.js'
import { bangkokTime, formatDate, formatTime } from '../../../shared/dates.ts'
import type { MailInvitation } from '../rules/message.ts'
import type { LetterFile } from './attached-letters.ts'
import { cleaned, oneLine } from './letter-text.ts'

/** An appointment that somebody proposes by e-mail; times as ISO timestamps, a whole day as its date. */
type Invitation = {
  title: string
  start: string
  end: string | null
  isWholeDay: boolean
  place: string
  isCancelled: boolean
  /** Of an answer to an invitation of ours what it says. */
  answer: string | null
}

const MAX_CALENDAR = 200_000
const MAX_EVENTS = 5

/** The invitations in an attachment in words (what, when and where; empty for none), and when the first is. */
export function invitationIn({ contentType, filename = '', content }: LetterFile): {
  words: string
  proposed: MailInvitation | null
} {
  const isCalendar =
    /^(?:text\/calendar|application\/ics)$/.test(contentType) || /\.ics$/i.test(filename)
  const invitations = isCalendar ? eventsIn(content) : []
  const first = invitations.find(({ isCancelled, answer }) => !isCancelled && answer === null)
  return {
    words: invitations.map(inWords).join('\n\n'),
    proposed: first ? { startsAt: first.start, isWholeDay: first.isWholeDay } : null,
  }
}

function eventsIn(content: Buffer): Invitation[] {
  try {
    const text = cleaned(content.subarray(0, MAX_CALENDAR).toString('utf8'))
    const calendar = new ICAL.Component(ICAL.parse(text))
    const method = String(calendar.getFirstPropertyValue('method') ?? '')
    return calendar
      .getAllSubcomponents('vevent')
      .slice(0, MAX_EVENTS)
      .map((component) => invitationOf(new ICAL.Event(component), method.toUpperCase()))
  } catch {
    // Not a calendar that can be read: it is named among what was left out.
    return []
  }
}

function invitationOf(event: ICAL.Event, method: string): Invitation {
  const { startDate, endDate, summary, location } = event
  return {
    title: oneLine(summary ?? ''),
    start: momentOf(startDate),
    end: startDate.isDate ? null : momentOf(endDate),
    isWholeDay: startDate.isDate,
    place: oneLine(location ?? ''),
    isCancelled:
      method === 'CANCEL' || event.component.getFirstPropertyValue('status') === 'CANCELLED',
    answer: method === 'REPLY' ? answerIn(event) : null,
  }
}

/** A time without a zone is Bangkok's. */
function momentOf(time: ICAL.Time): string {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone
  if (!isFloating) return time.toJSDate().toISOString()
  const [day = '', clock = '00:00'] = time.toString().split('T')
  return bangkokTime(day, clock.slice(0, 5))
}

const ANSWERS: Readonly<Record<string, string>> = {
  ACCEPTED: 'Accepted invitation',
  DECLINED: 'Declined invitation',
  TENTATIVE: 'Tentatively accepted invitation',
}

function answerIn({ component }: ICAL.Event): string {
  const said = component.getFirstProperty('attendee')?.getFirstParameter('partstat') ?? ''
  return ANSWERS[said.toUpperCase()] ?? 'Answer to an invitation'
}

function inWords({
  title,
  start,
  end,
  isWholeDay,
  place,
  isCancelled,
  answer,
}: Invitation): string {
  const day = formatDate(start)
  const hours = `${formatTime(start)}${end ? ` to ${endWords(start, end)}` : ''}`
  return [
    `${answer ?? (isCancelled ? 'Cancelled invitation' : 'Invitation')}${title && `: ${title}`}`,
    isWholeDay ? day : `${day}, ${hours}`,
    place && `Place: ${place}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function endWords(start: string, end: string): string {
  const isSameDay = formatDate(start) === formatDate(end)
  return isSameDay ? formatTime(end) : `${formatDate(end)}, ${formatTime(end)}`
}
