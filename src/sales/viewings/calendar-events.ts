import type { CalendarEvent } from '../../shared/calendar-file.ts'
import { formatTime } from '../../shared/dates.ts'
import { english } from '../../shared/language.ts'
import { viewingPath } from '../../shared/paths.ts'
import type { Signer } from '../../team/agency/rules/signer.ts'
import type { ShortlistLanguage } from '../shortlists/rules/shortlist.ts'
import { eventTexts } from './rules/client-texts.ts'
import { goneLabel } from './rules/gone-label.ts'
import type { ViewingRecord } from './rules/viewing.ts'
import { viewingTexts } from './viewing-texts.ts'

/** A viewing as whoever goes has it in their calendar: one event, with everything that they need on the way. */
export function agentEvents(viewing: ViewingRecord): CalendarEvent[] {
  const { id, contact, homes, note, deal } = viewing
  const [first] = homes
  const lines = homes.map((home) => {
    const gone = goneLabel(home, english)
    return `${formatTime(home.startsAt)} ${home.name}${gone ? ` (${gone})` : ''}`
  })
  return [
    {
      ...timesOf(viewing),
      id: `viewing-${id}`,
      title: viewingTexts.calendarTitle(homes.length, contact?.name ?? viewingTexts.somebody),
      notes: [...lines, deal?.name, note].filter((line) => line != null),
      path: viewingPath(id),
      ...(first?.address && { place: first.address }),
    },
  ]
}

/**
 * A viewing as the client gets it: an event for each home, with its building and address and who meets them, and
 * nothing that only staff know. Unit numbers are left out: the agent meets them at the entrance.
 */
export function clientEvents(
  viewing: ViewingRecord,
  language: ShortlistLanguage,
  agent: Signer | null,
): CalendarEvent[] {
  return viewing.homes.map((home) => ({
    ...timesOf(viewing),
    id: `viewing-${viewing.id}-${home.unitId}`,
    start: home.startsAt,
    minutes: home.minutes,
    ...eventTexts(home, language, agent),
  }))
}

function timesOf({ updatedAt, version, startsAt, endsAt, state }: ViewingRecord) {
  return {
    changedAt: updatedAt,
    revision: version - 1,
    start: startsAt,
    minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    ...(state === 'cancelled' && { isCancelled: true }),
  }
}
