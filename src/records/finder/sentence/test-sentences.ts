import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Context } from '../../../context.ts'
import type { UnitSearch } from '../../units/rules/search.ts'
import { placeRanking } from '../suggest-places.ts'
import { isMeant } from '../test-typed-places.ts'
import { readSentence } from './read-sentence.ts'

/** A typed sentence, with the filters and places that somebody set for it who had not seen the reader. */
export type TypedSentence = {
  text: string
  language: string
  /** `bedrooms=2&listingType=rent`, without places. */
  filters: string
  /** For each place what it may be: kinds and names of our tables. */
  places: { kind: string; name: string }[][]
  /** The words that cannot be searched for. */
  ignored: string[]
  /** `apart`: nobody looked at these while the reader was built. */
  set: 'open' | 'apart'
}

export function typedSentences(): TypedSentence[] {
  const file = fs.readFileSync(path.join(import.meta.dirname, 'test-sentences.csv'), 'utf8')
  const rows: Record<string, string>[] = parse(file, { columns: true })
  return rows.map(({ text = '', language = '', filters = '', places = '', ignored = '', set }) => ({
    ...{ text, language, filters },
    places: places
      .split(' | ')
      .filter(Boolean)
      .map((place) => place.split(' / ').map(kindAndName)),
    ignored: ignored.split(';').filter(Boolean),
    set: set === 'apart' ? 'apart' : 'open',
  }))
}

/** `station Asok`, and `minutes station Asok` of a journey. */
function kindAndName(text: string): { kind: string; name: string } {
  if (text.trim().startsWith('line ')) return { kind: 'line', name: `${text.trim().slice(5)} Line` }
  const [kind = '', ...name] = text
    .trim()
    .replace(/^minutes /, '')
    .split(' ')
  return { kind: kind === 'building' ? 'project' : kind, name: name.join(' ') }
}

export type SentenceOutcome = TypedSentence & {
  read: string
  /** Whether every filter and place is right. */
  isRight: boolean
  /** Whether a filter or place was set that was not meant. */
  isWrong: boolean
  ignoredByReader: string[]
}

/** What the reader makes of a sentence. */
export async function sentenceOutcome(
  context: Context,
  typed: TypedSentence,
): Promise<SentenceOutcome> {
  const sentence = await readSentence(context, typed.text, await placeRanking(context))
  const found = sentence.places
  const filters = withoutPlaces(sentence.search)
  const wanted = new Map(
    [...new URLSearchParams(inMetres(typed.filters))].map(([name, value]) => [
      name,
      value.split(',').toSorted().join(','),
    ]),
  )
  const isPlace = ({ kind, name }: { kind: string; name: string }) =>
    typed.places.some((meant) => meant.some((each) => isOneOf({ kind, name }, each)))
  const isWrongFilter = ([name, value]: [string, string]) => {
    const right = wanted.get(name)?.split(',') ?? []
    return value.split(',').some((member) => !right.includes(member))
  }
  const isWrong = [...filters].some(isWrongFilter) || !found.every(isPlace)
  const isRight =
    !isWrong &&
    String(new URLSearchParams([...filters])) === String(new URLSearchParams([...wanted])) &&
    typed.places.every((meant) => found.some((place) => meant.some((each) => isOneOf(place, each))))
  return {
    ...typed,
    read: [
      ...[...filters].map((filter) => filter.join('=')),
      ...found.map(({ kind, name }) => `${kind} ${name}`),
    ].join(' '),
    ...{ isRight, isWrong, ignoredByReader: sentence.ignored },
  }
}

function isOneOf(
  { kind, name }: { kind: string; name: string },
  meant: { kind: string; name: string },
): boolean {
  const place = { kind, name, latitude: 0, longitude: 0 } as Parameters<typeof isMeant>[0]
  return isMeant(place, meant)
}

const PLACES: ReadonlySet<string> = new Set<keyof UnitSearch>([
  ...([
    'stationId',
    'stationIds',
    'near',
    'roadId',
    'districtId',
    'subdistrictId',
    'area',
  ] as const),
  ...([
    'line',
    'projectId',
    'developerId',
    'mallId',
    'parkId',
    'minutesTo',
    'minutesNear',
  ] as const),
])

/** The filters other than places, by name; how far is one, whatever the place is. */
function withoutPlaces(search: UnitSearch): Map<string, string> {
  const entries = Object.entries(search).filter(([name]) => !PLACES.has(name))
  const query = new URLSearchParams(
    entries.map(([name, value]) => [name, [value].flat().toSorted().join(',')]),
  )
  return new Map([...new URLSearchParams(inMetres(String(query)))].toSorted())
}

function inMetres(filters: string): string {
  // A day is compared nowhere: the sentences were written without it.
  return filters
    .replace(/(?:within|nearMeters)=1000(?=&|$)|availableBy=[\d-]+/g, '')
    .replace(/(?<=^|&)(?:within|nearMeters|roadMeters)=/g, 'metres=')
    .split('&')
    .filter(Boolean)
    .toSorted()
    .join('&')
}
