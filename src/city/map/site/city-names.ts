import type { Language } from '../../../shared/language.ts'
import { toWorld, type WorldSpot } from '../../../shared/mercator.ts'
import { type City, featuresOf, type Landmark } from '../rules/city.ts'
import type { Roads } from '../rules/roads.ts'
import type { Turn } from './name-places.ts'

/** What a name belongs to; each kind has its own style. */
export type NameKind = 'stop' | 'park' | 'mall' | 'school' | 'river' | 'district' | 'road'

/** A named feature; an interchange has a line for each name. */
export type CityName = {
  id: string
  kind: NameKind
  at: WorldSpot
  english: string[]
  thai: string[]
  /** The zoom from which it is named. */
  from: number
  /** A road's name runs along it. */
  turn?: Turn
  /** Text after a stop's name, and whether both are muted. */
  told?: StopLabel
  /** Points along the mark of an interchange, beside the one it is named at. */
  rest?: WorldSpot[]
}

/** From this zoom on names are in Thai as well; landmarks show theirs beside their sign. */
export const THAI_FROM = 13
export const LANDMARK_NAMES_FROM = 14.2
const LANDMARKS_FROM = 12.5

/** A stop's figure, and whether it is muted. */
export type StopLabel = { figure: string; isQuiet: boolean }

/** Which names matter on a map about the railway. */
export type Naming = {
  stopsFrom: number
  /** Districts and landmarks come last, from this zoom on. */
  othersFrom: number
  /** A stop's weight, by its stations. */
  weight: (stations: readonly number[]) => number
  /** A stop's figure, shown after its name. */
  tell?: ((stations: readonly number[]) => StopLabel | null) | undefined
}

/** A name as readers of a language know it: of Thais the Thai one alone. */
export function nameIn({ tag }: Language, name: CityName): CityName {
  return tag === 'th' ? { ...name, english: name.thai, thai: [] } : name
}

/** All names of the ground, the most important first. */
export function cityNames(city: City, naming?: Naming): CityName[] {
  if (naming) return railwayNames(city, naming)
  const stops = featuresOf(city, 'stop').map(({ properties, geometry }) => ({
    ...stopNamed(geometry.coordinates, properties),
    isInterchange: properties.lines.length > 1,
  }))
  return [
    ...stops.filter(({ isInterchange }) => isInterchange).map((stop) => ({ ...stop, from: 10.5 })),
    ...stops.filter(({ isInterchange }) => !isInterchange).map((stop) => ({ ...stop, from: 11.5 })),
    ...landmarks(featuresOf(city, 'park')),
    ...landmarks(featuresOf(city, 'mall')),
    ...landmarks(featuresOf(city, 'school')),
    ...RIVER.map((point) => ({ ...named('river', [point[0], point[1]], CHAO_PHRAYA), from: 10 })),
    ...featuresOf(city, 'district').map(({ properties, geometry }) => ({
      ...named('district', geometry.coordinates, properties),
      from: 10,
    })),
  ]
}

/** Pixels from the middle of a road with a track on it to that of its name. */
const BESIDE = 16

/** The names of the roads, the greater ones first. They come after all others. */
export function roadNames({ names }: Roads): CityName[] {
  return names.map(({ properties: { angle, from, beside, ...names }, geometry }) => ({
    ...named('road', geometry.coordinates, names),
    ...{ from, turn: { angle, above: beside ? BESIDE : 0 } },
  }))
}

function railwayNames(city: City, { stopsFrom, othersFrom, weight, tell }: Naming): CityName[] {
  const stops = featuresOf(city, 'stop')
    .map(({ properties, geometry }) => ({
      name: stopNamed(geometry.coordinates, properties),
      told: tell?.(properties.stations) ?? undefined,
      rank: (properties.lines.length > 1 ? 1e9 : 0) + weight(properties.stations),
    }))
    .sort((a, b) => b.rank - a.rank)
  const otherNames = cityNames(city).filter(({ kind }) => kind !== 'stop')
  return [
    ...stops.map(({ name, told }) => ({ ...name, from: stopsFrom, ...(told && { told }) })),
    ...otherNames.map((name) => ({ ...name, from: Math.max(name.from, othersFrom) })),
  ]
}

const CHAO_PHRAYA = { name: 'Chao Phraya River', nameTh: 'แม่น้ำเจ้าพระยา' }
// Where the river is wide and straight.
const RIVER = [
  [100.5118, 13.7236],
  [100.4925, 13.7533],
  [100.5135, 13.7845],
  [100.5585, 13.6865],
  [100.4945, 13.8615],
] as const

function landmarks(places: readonly Landmark[]): CityName[] {
  return places.map(({ properties, geometry }) => ({
    ...named(properties.kind, geometry.coordinates, properties),
    from: LANDMARKS_FROM,
  }))
}

function named(
  kind: NameKind,
  [longitude, latitude]: readonly [number, number],
  { name, nameTh }: { name: string; nameTh: string },
): Omit<CityName, 'from'> {
  const at = toWorld({ latitude, longitude })
  const id = `${kind} ${name} ${longitude} ${latitude}`
  return { id, kind, at, english: name.split('\n'), thai: nameTh.split('\n') }
}

type Position = readonly [number, number]

function stopNamed(line: readonly Position[], names: { name: string; nameTh: string }) {
  return { ...named('stop', eastEnd(line), names), rest: alongInterchange(line) }
}

/** Points along an interchange, which is thick and may be long; none for a single station. */
function alongInterchange(line: readonly Position[]): WorldSpot[] {
  const end = eastEnd(line)
  return line
    .flatMap((from, i) => {
      const to = line[i + 1] ?? from
      return [0, 0.25, 0.5, 0.75].map(
        (part): Position => [
          from[0] + (to[0] - from[0]) * part,
          from[1] + (to[1] - from[1]) * part,
        ],
      )
    })
    .filter(([longitude, latitude]) => longitude !== end[0] || latitude !== end[1])
    .map(([longitude, latitude]) => toWorld({ latitude, longitude }))
}

/** The eastern end: a name to its right does not cover the interchange. */
function eastEnd(line: readonly Position[]): Position {
  const [first = [0, 0], last = first] = [line[0], line.at(-1)]
  return first[0] > last[0] ? first : last
}
