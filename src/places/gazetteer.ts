import { addressTokens, keyOf, type Token } from './address-tokens.ts'
import type {
  Atlas,
  AtlasDistrict,
  AtlasLandmark,
  AtlasNeighbourhood,
  AtlasRoad,
  AtlasStation,
  AtlasSubdistrict,
} from './atlas.ts'
import { fold } from './spelling-rules.ts'
import { namesNear } from './typing-errors.ts'

/** One thing that a name may stand for. */
export type Entry =
  | { kind: 'road'; place: AtlasRoad }
  | { kind: 'station'; place: AtlasStation }
  | { kind: 'landmark'; place: AtlasLandmark }
  | { kind: 'neighbourhood'; place: AtlasNeighbourhood }
  | { kind: 'subdistrict'; place: AtlasSubdistrict }
  /** `isProvince`: named by its province (Nonthaburi), which says little. */
  | { kind: 'district'; place: AtlasDistrict; isProvince: boolean }

/** Every name of the atlas, in each of its spellings. */
export type Gazetteer = {
  /** What a row of tokens names: by its very letters, or by another spelling where no other of its kind has them. */
  named(tokens: readonly Token[]): readonly Entry[]
  /** What a row of tokens may name with one typing error: a long name, and only one of its kind. */
  resembling(tokens: readonly Token[]): readonly Entry[]
  /** No name is longer than this, in letters. */
  longest: number
}

const made = new WeakMap<Atlas, Gazetteer>()
const NOTHING: readonly Entry[] = []
// Shorter names are too like each other to be guessed at, in letters.
const LONG_NAME = 7

/** The gazetteer of an atlas, made once. */
export function gazetteerOf(atlas: Atlas): Gazetteer {
  const known = made.get(atlas)
  if (known) return known
  const gazetteer = makeGazetteer(atlas)
  made.set(atlas, gazetteer)
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
  const near = namesNear(spaced)
  return {
    longest: longest + 4,
    named(tokens) {
      const key = keyOf(tokens)
      const spelt = exact.get(key) ?? NOTHING
      const alike = /[a-z]/.test(key) ? (folded.get(fold(key)) ?? NOTHING) : spelt
      if (spelt.length === 0 || spelt.length === alike.length) return alike
      // Khlong Tan is not Khlong Dan, but Ladprao is the station Lat Phrao as well as the district.
      return alike.filter(
        (one) => spelt.includes(one) || !spelt.some(({ kind }) => kind === one.kind),
      )
    },
    resembling(tokens) {
      const key = keyOf(tokens)
      if (key.length < LONG_NAME || /\d/.test(key)) return NOTHING
      return unmistakable(near(spacedKeyOf(tokens)))
    },
  }
}

/** Blanks tell `The Park` from Thepharak: who mistypes a letter still writes the words. */
function spacedKeyOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text }) => (kind === 'thai' ? text : ` ${text}`))
    .join('')
    .trimStart()
}

/** Of entries found by a typing error, the kinds of which there is only one name. */
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
    // The word before a name says that it is a soi: of Soi Ari it is no part of the name.
    for (const [name, entry] of each(place, { kind: 'road', place })) {
      yield [name.replace(/^Soi /, ''), entry]
    }
  }
  // Thanon Phetchaburi is a subdistrict, the Phetchaburi Road in it, and how another road's name begins.
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
    // The first district of a province is its capital's.
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
  const known = index.get(key)
  if (!known) index.set(key, [entry])
  else if (!known.some(({ kind, place }) => kind === entry.kind && place === entry.place)) {
    known.push(entry)
  }
}
