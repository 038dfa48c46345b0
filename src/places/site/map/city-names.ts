import { toWorld, type WorldSpot } from '../../../shared/mercator.ts'
import { type City, featuresOf, type Landmark } from './city.ts'

/** What a name belongs to; each looks its own way. */
export type NameKind = 'stop' | 'park' | 'mall' | 'school' | 'river' | 'district'

/** Something on the ground that has a name, in lines: those of an interchange are several. */
export type CityName = {
  id: string
  kind: NameKind
  at: WorldSpot
  english: string[]
  thai: string[]
  /** From which zoom on it is named. */
  from: number
  /** What stands behind a stop's name, and whether both are to be quiet. */
  told?: StopTold
}

/** Names from so close on in Thai as well; landmarks have theirs beside their sign. */
export const THAI_FROM = 13
export const LANDMARK_NAMES_FROM = 14.2
const LANDMARKS_FROM = 12.5

/** A figure of a stop, and whether it matters less than others. */
export type StopTold = { figure: string; isQuiet: boolean }

/** Which names matter, where a map is about the railway. */
export type Naming = {
  stopsFrom: number
  /** Districts and landmarks come last, from this zoom on. */
  othersFrom: number
  /** How much a stop matters, by its stations. */
  weight: (stations: readonly number[]) => number
  /** What is told of a stop besides its name. */
  tell?: ((stations: readonly number[]) => StopTold | null) | undefined
}

/** All names of the ground, the most important first. */
export function cityNames(city: City, naming?: Naming): CityName[] {
  if (naming) return railwayNames(city, naming)
  const stops = featuresOf(city, 'stop').map(({ properties, geometry }) => ({
    ...named('stop', eastEnd(geometry.coordinates), properties),
    isInterchange: properties.lines.length > 1,
  }))
  return [
    ...stops.filter(({ isInterchange }) => isInterchange).map((one) => ({ ...one, from: 10.5 })),
    ...stops.filter(({ isInterchange }) => !isInterchange).map((one) => ({ ...one, from: 11.5 })),
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

function railwayNames(city: City, { stopsFrom, othersFrom, weight, tell }: Naming): CityName[] {
  const stops = featuresOf(city, 'stop')
    .map(({ properties, geometry }) => ({
      name: named('stop', eastEnd(geometry.coordinates), properties),
      told: tell?.(properties.stations) ?? undefined,
      rank: (properties.lines.length > 1 ? 1e9 : 0) + weight(properties.stations),
    }))
    .sort((a, b) => b.rank - a.rank)
  const others = cityNames(city).filter(({ kind }) => kind !== 'stop')
  return [
    ...stops.map(({ name, told }) => ({ ...name, from: stopsFrom, ...(told && { told }) })),
    ...others.map((name) => ({ ...name, from: Math.max(name.from, othersFrom) })),
  ]
}

const CHAO_PHRAYA = { name: 'Chao Phraya River', nameTh: 'แม่น้ำเจ้าพระยา' }
// Where it is broad and straight.
const RIVER = [
  [100.5118, 13.7236],
  [100.4925, 13.7533],
  [100.5135, 13.7845],
  [100.5585, 13.6865],
  [100.4945, 13.8615],
] as const

function landmarks(found: readonly Landmark[]): CityName[] {
  return found.map(({ properties, geometry }) => ({
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

/** The eastern end: a name to its right does not lie on an interchange that runs the other way. */
function eastEnd(line: readonly (readonly [number, number])[]): readonly [number, number] {
  const [first = [0, 0], last = first] = [line[0], line.at(-1)]
  return first[0] > last[0] ? first : last
}
