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
import { fold, foldThai } from './spelling-rules.ts'

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
// Shorter names are too like each other to be guessed at, in letters of their folded form.
const LONG_NAME = 6

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
  let longest = 0
  for (const [name, entry] of spellings(atlas)) {
    const key = keyOf(addressTokens(name).filter((token) => token.kind !== 'break'))
    longest = Math.max(longest, key.length)
    add(exact, key, entry)
    add(folded, foldKey(key), entry)
  }
  const byLength = Map.groupBy(folded.keys(), (key) => key.length)
  return {
    longest: longest + 4,
    named(tokens) {
      const key = keyOf(tokens)
      const spelt = exact.get(key) ?? NOTHING
      const alike = folded.get(foldKey(key)) ?? NOTHING
      if (spelt.length === 0 || spelt.length === alike.length) return alike
      // Khlong Tan is not Khlong Dan, but Ladprao is the station Lat Phrao as well as the district.
      return alike.filter(
        (one) => spelt.includes(one) || !spelt.some(({ kind }) => kind === one.kind),
      )
    },
    resembling(tokens) {
      const key = foldKey(keyOf(tokens))
      if (key.length < LONG_NAME || /\d/.test(key)) return NOTHING
      const names = [-1, 0, 1]
        .flatMap((more) => byLength.get(key.length + more) ?? [])
        .filter((name) => isOneSlipAway(key, name))
        .map((name) => folded.get(name) ?? NOTHING)
      const isAmbiguous = (kind: Entry['kind']) =>
        names.filter((entries) => entries.some((entry) => entry.kind === kind)).length > 1
      return names.flat().filter(({ kind }) => !isAmbiguous(kind))
    },
  }
}

function foldKey(key: string): string {
  return /[a-z]/.test(key) ? fold(key) : foldThai(key)
}

/** Whether one letter too many, too few, another, or two that changed places make the one the other. */
function isOneSlipAway(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2
}

function* spellings(atlas: Atlas): Generator<[string, Entry]> {
  for (const place of atlas.landmarks) yield* each(place, { kind: 'landmark', place })
  for (const place of atlas.stations) yield* each(place, { kind: 'station', place })
  for (const place of atlas.neighbourhoods) yield* each(place, { kind: 'neighbourhood', place })
  for (const place of atlas.roads) yield* each(place, { kind: 'road', place })
  // Thanon Phaya Thai is a subdistrict, and the Phaya Thai Road in it.
  const subdistricts = new Set(atlas.subdistricts.map(({ nameTh }) => nameTh))
  for (const place of atlas.roads) {
    if (!subdistricts.has(`ถนน${place.nameTh}`)) continue
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
