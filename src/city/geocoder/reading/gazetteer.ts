import type {
  Atlas,
  AtlasDistrict,
  AtlasLandmark,
  AtlasNeighbourhood,
  AtlasRoad,
  AtlasStation,
  AtlasSubdistrict,
} from '../../places/atlas.ts'
import { fold } from '../../places/rules/spelling.ts'
import { similarNames } from '../../places/typing-errors.ts'
import { addressTokens, keyOf, type Token } from './address-tokens.ts'

/** One thing that a name may stand for. */
export type Entry =
  | { kind: 'road'; place: AtlasRoad }
  | { kind: 'station'; place: AtlasStation }
  | { kind: 'landmark'; place: AtlasLandmark }
  | { kind: 'neighbourhood'; place: AtlasNeighbourhood }
  | { kind: 'subdistrict'; place: AtlasSubdistrict }
  /** `isProvince`: found by its province's name (Nonthaburi), which is imprecise. */
  | { kind: 'district'; place: AtlasDistrict; isProvince: boolean }

/** Every name of the atlas, in each of its spellings. */
export type Gazetteer = {
  /**
   * What a sequence of tokens names: exactly, or by another spelling if nothing of its kind is
   * spelt exactly so.
   */
  named(tokens: readonly Token[]): readonly Entry[]
  /**
   * What a sequence of tokens may name with one typing error: only long names that are unique in
   * their kind.
   */
  resembling(tokens: readonly Token[]): readonly Entry[]
  /** Letters of the longest name. */
  longest: number
}

const cache = new WeakMap<Atlas, Gazetteer>()
const NOTHING: readonly Entry[] = []
// In letters: shorter names are too similar to each other to correct typing errors.
const LONG_NAME = 7

/** The gazetteer of an atlas, built once. */
export function gazetteerOf(atlas: Atlas): Gazetteer {
  const cached = cache.get(atlas)
  if (cached) return cached
  const gazetteer = makeGazetteer(atlas)
  cache.set(atlas, gazetteer)
  return gazetteer
}

function makeGazetteer(atlas: Atlas): Gazetteer {
  const exact = new Map<string, Entry[]>()
  const folded = new Map<string, Entry[]>()
  const spaced = new Map<string, Entry[]>()
  let longest = 0
  for (const [name, entry] of spellings(atlas)) {
    const tokens = addressTokens(name).filter((token) => token.kind !== 'break')
    const key = keyOf(tokens)
    longest = Math.max(longest, key.length)
    add(exact, key, entry)
    add(folded, fold(key), entry)
    add(spaced, spacedKeyOf(tokens), entry)
  }
  const near = similarNames(spaced)
  return {
    longest: longest + 4,
    named(tokens) {
      const key = keyOf(tokens)
      const exactEntries = exact.get(key) ?? NOTHING
      const alike = /[a-z]/.test(key) ? (folded.get(fold(key)) ?? NOTHING) : exactEntries
      if (exactEntries.length === 0 || exactEntries.length === alike.length) return alike
      // Khlong Tan is not Khlong Dan, but Ladprao is the station Lat Phrao as well as the district.
      return alike.filter(
        (entry) =>
          exactEntries.includes(entry) || !exactEntries.some(({ kind }) => kind === entry.kind),
      )
    },
    resembling(tokens) {
      const key = keyOf(tokens)
      if (key.length < LONG_NAME || /\d/.test(key)) return NOTHING
      return unmistakable(near(spacedKeyOf(tokens)))
    },
  }
}

/**
 * Spaces distinguish `The Park` from Thepharak: typing errors are expected in letters, not in
 * spaces.
 */
function spacedKeyOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text }) => (kind === 'thai' ? text : ` ${text}`))
    .join('')
    .trimStart()
}

/** Of entries found by correcting a typing error, the kinds for which there is only one name. */
function unmistakable(entries: readonly Entry[]): Entry[] {
  const isOneName = (kind: Entry['kind']) => {
    const places = entries.filter((entry) => entry.kind === kind).map(({ place }) => place)
    return places.some(({ nameTh }) =>
      places.every((place) => place.nameTh === nameTh || place.aliases.includes(nameTh)),
    )
  }
  return [...new Set(entries)].filter(({ kind }) => isOneName(kind))
}

function* spellings(atlas: Atlas): Generator<[string, Entry]> {
  for (const place of atlas.landmarks) yield* each(place, { kind: 'landmark', place })
  for (const place of atlas.stations) yield* each(place, { kind: 'station', place })
  for (const place of atlas.neighbourhoods) yield* each(place, { kind: 'neighbourhood', place })
  for (const place of atlas.roads) {
    // "Soi" before a name is a word about it, so Soi Ari is also indexed as Ari.
    for (const [name, entry] of each(place, { kind: 'road', place })) {
      yield [name.replace(/^Soi /, ''), entry]
    }
  }
  // Thanon Phetchaburi is a subdistrict, the Phetchaburi Road in it, and the beginning of another
  // road's name.
  const called = atlas.subdistricts.flatMap(({ nameTh }) => /^ถนน(.+)/.exec(nameTh)?.[1] ?? [])
  for (const place of atlas.roads) {
    if (!called.some((name) => place.nameTh.startsWith(name))) continue
    yield [`ถนน${place.nameTh}`, { kind: 'road', place }]
    yield [`Thanon ${place.name}`, { kind: 'road', place }]
  }
  for (const place of atlas.subdistricts) yield* each(place, { kind: 'subdistrict', place })
  for (const place of atlas.districts) {
    for (const [name, entry] of each(place, { kind: 'district', place, isProvince: false })) {
      yield [name, name === place.province ? { ...entry, isProvince: true } : entry]
    }
    // The first district of a province contains its capital.
    if (place.id % 100 === 1 && place.id > 1100) {
      yield [place.provinceTh, { kind: 'district', place, isProvince: true }]
    }
  }
}

function* each<E extends Entry>(place: Entry['place'], entry: E): Generator<[string, E]> {
  yield [place.name, entry]
  yield [place.nameTh, entry]
  for (const alias of place.aliases) yield [alias, entry]
}

function add(index: Map<string, Entry[]>, key: string, entry: Entry): void {
  if (key === '') return
  const entries = index.get(key)
  if (!entries) index.set(key, [entry])
  else if (!entries.some(({ kind, place }) => kind === entry.kind && place === entry.place)) {
    entries.push(entry)
  }
}
