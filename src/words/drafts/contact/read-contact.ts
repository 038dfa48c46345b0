import type { UnitSearch } from '../../../records/units/rules/search.ts'
import { introducedName, senderName } from '../person/names.ts'
import { whoOf } from '../person/who.ts'
import { type ChatReading, isSpeakers, type Statement } from '../reading.ts'
import type { FoundValue } from '../rules/draft.ts'
import type { Wish } from './wish.ts'
import { queryOf, wishesOf } from './wishes.ts'

export type ContactDraft = {
  fields: Record<string, unknown>
  found: FoundValue[]
  missing: string[]
}

const WHO: ReadonlySet<string> = new Set(['name', 'phone', 'email', 'line'])

const AGENT =
  /นายหน้า|co-?agent|real estate agent|(?:i am|i'm|as) an? agent|realty|agency|property agent|เอเจ้นท์|เอเจนท์|เอเจนซี่|โบรกเกอร์|broker/
const OWNER =
  /เจ้าของ|owner|i own|my (?:unit|condo|room|apartment|place)|ห้องผม|ห้องของผม|ห้องของเรา|ฝากขาย|ฝากปล่อย|ฝากเช่า/

/**
 * What a text says of a contact: who it is, and what they look for as a search of homes. `said` is what another reader
 * found.
 */
export function readContact(
  reading: ChatReading,
  stationIds: ReadonlyMap<string, number>,
  said: readonly Statement[] = [],
): ContactDraft {
  const reached = [
    ...whoOf(reading).found.filter(({ field }) => !said.some((each) => each.field === field)),
    ...said.filter(({ field }) => WHO.has(field)),
  ]
  const wishes = [
    ...wishesOf(reading, stationIds).filter(
      ({ filters }) => !said.some(({ field }) => field in filters),
    ),
    ...said
      .filter(({ field }) => !WHO.has(field))
      .map((each): Wish => ({ filters: { [each.field]: each.value }, said: each })),
  ]
  const words = reading.chat.messages
    .filter((_, index) => isSpeakers(reading, index))
    .map(({ start, end }) => reading.plain.slice(start, end))
    .join('\n')
  const type = AGENT.test(words)
    ? 'agent'
    : OWNER.test(words) && wishes.length === 0
      ? 'owner'
      : 'lead'
  const isReached = reached.some(({ field }) => field !== 'name')
  if (!isReached && wishes.length === 0 && type === 'lead') {
    return { fields: {}, found: [], missing: [] }
  }
  const name =
    said.find(({ field }) => field === 'name') ??
    fullerName(reading) ??
    reached.find(({ field }) => field === 'name')
  const found: FoundValue[] = [
    ...(name ? [{ field: 'name', value: name.value, start: name.start, end: name.end }] : []),
    ...reached.filter(({ field }) => field !== 'name').map(placed),
    ...wishes.map(({ filters, said }) => ({
      field: 'search',
      value: queryOf(filters),
      start: said.start,
      end: said.end,
    })),
  ]
  const typeWords =
    type === 'agent'
      ? AGENT.exec(reading.plain)
      : type === 'owner'
        ? OWNER.exec(reading.plain)
        : null
  if (typeWords) {
    const start = typeWords.index
    found.push({ field: 'contactType', value: type, start, end: start + typeWords[0].length })
  }
  const fields: Record<string, unknown> = {
    ...(name && { name: name.value }),
    ...Object.fromEntries(
      reached.filter(({ field }) => field !== 'name').map(({ field, value }) => [field, value]),
    ),
    contactType: type,
    ...(wishes.length > 0 && { search: queryOf(searchOf(wishes)) }),
  }
  return {
    fields,
    found: found.toSorted((a, b) => a.start - b.start),
    missing: name ? [] : ['name'],
  }
}

/** The name by which somebody introduces themselves; as the chat shows it where that begins alike and says more. */
function fullerName(reading: ChatReading) {
  const introduced = introducedName(reading)
  const shown = senderName(reading)
  return introduced && shown?.value.startsWith(`${introduced.value} `) ? shown : introduced
}

function placed({ field, value, start, end }: FoundValue): FoundValue {
  return { field, value, start, end }
}

function searchOf(wishes: readonly Wish[]): Partial<UnitSearch> {
  const search: Partial<UnitSearch> = {}
  const stationIds = wishes.flatMap(({ filters }) => filters.stationIds ?? [])
  for (const { filters } of wishes) Object.assign(search, filters)
  delete search.stationIds
  const [one] = stationIds
  return {
    ...search,
    ...(stationIds.length > 1
      ? { stationIds: stationIds.toSorted((a, b) => a - b) }
      : one
        ? { stationId: one }
        : {}),
  }
}
