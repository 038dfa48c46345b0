import type { Atlas } from '../../../city/places/atlas.ts'
import { spellingOf } from '../../../city/places/rules/name-match.ts'
import { nameWords } from '../../../city/places/rules/spelling.ts'
import { isOneErrorAway } from '../../../city/places/typing-errors.ts'
import { queriesOf } from '../kind-words.ts'
import type { NamedPlace } from '../named-place.ts'
import { placesOf } from '../place-index.ts'
import type { PlaceKindId } from '../rules/place-kind.ts'
import { readSoi, soisOf } from '../soi-index.ts'

/*
 * Whether a text is the whole name of a place, with a look into a table. Matching walks through all places, which a
 * sentence with its many runs of words cannot afford.
 */

/** Shorter words are too often one letter away from a name. */
const MIN_MISSPELT = 5
/** Names of schools and offices are too often ordinary words. */
const MISSPELT_KINDS: ReadonlySet<PlaceKindId> = new Set<PlaceKindId>([
  ...(['station', 'area', 'district', 'subdistrict', 'neighbourhood', 'road', 'mall'] as const),
  ...(['university', 'hospital'] as const),
])

type Soi = { sounds: readonly string[]; sois: ReadonlyMap<string, NamedPlace> }
type ExactNames = {
  /** The Latin words of all names. */
  words: ReadonlySet<string>
  /** All names in folded spelling. */
  sounds: ReadonlySet<string>
  /** Names that may be misspelt, by the number of their letters. */
  byLength: ReadonlyMap<number, [string, NamedPlace][]>
  roads: readonly Soi[]
  /** The names of roads with numbered sois. */
  roadSounds: ReadonlySet<string>
}

const cache = new WeakMap<Atlas, ExactNames>()

function exactNames(atlas: Atlas): ExactNames {
  const cached = cache.get(atlas)
  if (cached) return cached
  const sois = soisOf(atlas)
  const places = [...placesOf(atlas), ...sois.lanes]
  const sounds = new Set<string>()
  const named: [string, NamedPlace][] = []
  for (const place of places) {
    for (const { sound, key, isCode } of [...place.names, ...place.short]) {
      sounds.add(isCode ? key : sound)
      if (isCode || !MISSPELT_KINDS.has(place.kind)) continue
      if (sound.length >= MIN_MISSPELT) named.push([sound, place])
      if (key !== sound && key.length >= MIN_MISSPELT) named.push([key, place])
    }
  }
  const roads = sois.roads.map((road) => ({
    sounds: road.names.map(({ sound }) => sound),
    sois: road.sois,
  }))
  const made = {
    words: new Set(places.flatMap(({ name }) => nameWords(name))),
    sounds,
    byLength: Map.groupBy(named, ([sound]) => sound.length),
    roads,
    roadSounds: new Set(roads.flatMap((road) => road.sounds)),
  }
  cache.set(atlas, made)
  return made
}

/** Whether a Latin word is one of the name of a place. */
export function isNameWord(atlas: Atlas, word: string): boolean {
  return exactNames(atlas).words.has(word)
}

/** Whether a place of the atlas may be called exactly so. */
export function isCalled(atlas: Atlas, text: string): boolean {
  const { sounds, roadSounds } = exactNames(atlas)
  if (queriesOf(text).some(({ sound, key }) => sounds.has(sound) || sounds.has(key))) return true
  const soi = readSoi(text)
  return soi !== null && roadSounds.has(spellingOf(nameWords(soi.road)).sound)
}

/** The places whose whole name is a text but for one typing error; of a numbered soi the name of its road. */
export function misspeltPlaces(atlas: Atlas, text: string): NamedPlace[] {
  const { byLength, roads } = exactNames(atlas)
  const soi = readSoi(text)
  if (soi) {
    const { sound } = spellingOf(nameWords(soi.road))
    const near = roads.filter(({ sounds }) => sounds.some((name) => isOneError(sound, name)))
    return near.flatMap(({ sois }) => sois.get(soi.number) ?? [])
  }
  const { sound = '', key = '' } = queriesOf(text)[0] ?? {}
  const near = [sound, key].flatMap((spelling) =>
    [-1, 0, 1]
      .flatMap((more) => byLength.get(spelling.length + more) ?? [])
      .filter(([name]) => isOneError(spelling, name)),
  )
  return [...new Set(near.map(([, place]) => place))]
}

/** Whoever mistypes a name begins it right. */
function isOneError(typed: string, name: string): boolean {
  return typed.length >= MIN_MISSPELT && typed[0] === name[0] && isOneErrorAway(typed, name)
}
