import { distanceBetween, type Point } from '../../shared/distance.ts'
import type { Atlas, AtlasRoad } from '../places/atlas.ts'
import type { MatchKindId } from '../places/rules/place.ts'
import { housePoint } from './position/house-point.ts'
import { kilometrePoint, passes } from './position/road-point.ts'
import { guessedSoiPoint, soiPoint } from './position/soi-point.ts'
import type { Entry } from './reading/gazetteer.ts'
import { isBeside, type NamedArea } from './reading/named-area.ts'
import { CLEAR, EXPLICIT, type Mention, WEAK } from './reading/read-address.ts'

/** Where an address is, and which name in it was matched. */
export type Located = { point: Point; matched: { kind: MatchKindId; name: string } }

/** One place that a mention may stand for. */
export type Candidate = Located & {
  mention: Mention
  /** Lower is more certain. */
  rank: number
  /** The road, when the rest of the address decides which part of it is meant. */
  road: AtlasRoad | null
  /** Whether the point is only an estimate of where an unknown soi must be. */
  isGuess: boolean
}

const RANK = {
  soiOfSoi: -1,
  soi: 0,
  guessedSoi: 0.6,
  saidSoi: 0.65,
  explicitStation: 0.7,
  narrowedRoad: 0.8,
  landmark: 0.85,
  explicitRoad: 0.9,
  place: 1,
  road: 2,
  weakStation: 3,
  weakRoad: 4,
  neighbourhood: 5,
  namesake: 0.75,
}

// More than any road has.
const ALL_SOIS = 1000
// A road with at least this many known sois is not a lane, even if the address calls it a soi.
const LONG_ROAD = 10
// A neighbourhood and the station of the same name are one place when they are this near, in
// metres.
const ONE_PLACE = 700
// Road names this short are also everyday words (Chan, หลวง): the address must say that a road is
// meant.
const SHORT_NAME = { latin: 4, thai: 5 }
// Roads named after a distant province, without spaces and tone marks.
const PROVINCES = new Set([
  ...[
    'nakhonsawan',
    'nakornsawan',
    'nakhonratchasima',
    'nakornratchasima',
    'sukhothai',
    'sukothai',
  ],
  ...['นครสวรรค', 'นครราชสีมา', 'สุโขทัย'],
])
// Residences are also called Platinum or Paragon: among unknown words a landmark's name must be
// this long.
const LONG_NAME = 9

/** Every place a mention may stand for, given the area that the address names, if any. */
export function candidatesOf(atlas: Atlas, mention: Mention, area: NamedArea | null): Candidate[] {
  // In a pair of subdistrict and district, the subdistrict's name does not also mean a station.
  const isPartOfPair =
    area?.by.length === 2 && area.by.includes(mention) && mention.strength < EXPLICIT
  if (isPartOfPair) return []
  return mention.entries.flatMap((entry) => {
    switch (entry.kind) {
      case 'station':
        return isElsewhere(entry.place, mention) ? [] : [station(mention, entry.place)]
      case 'landmark':
        return isUnmistakable(mention)
          ? [place(mention, entry.place, 'landmark', RANK.landmark)]
          : []
      case 'neighbourhood':
        return [place(mention, entry.place, 'landmark', RANK.neighbourhood)]
      case 'road':
        return meansRoad(mention, area)
          ? [behindNamesake(mention, area)(onRoad(atlas, mention, entry.place, area), entry.place)]
          : []
      default:
        return []
    }
  })
}

/** Muang Thong Thani is an estate two kilometres from the station of that name. */
function isElsewhere(station: Point, { entries, strength }: Mention): boolean {
  const quarter = entries.find(({ kind }) => kind === 'neighbourhood')
  return Boolean(
    strength < EXPLICIT && quarter && distanceBetween(quarter.place, station) > ONE_PLACE,
  )
}

function isUnmistakable({ strength, key }: Mention): boolean {
  return strength >= CLEAR || key.length >= LONG_NAME
}

/**
 * A bare name that a district or province shares means a road only together with another district.
 */
function meansRoad(mention: Mention, area: NamedArea | null): boolean {
  if (mention.strength === EXPLICIT || mention.kilometre !== null) return true
  if (PROVINCES.has(mention.key) && !isBeside(area, mention)) return false
  const isShort =
    mention.key.length <= (/[a-z]/.test(mention.key) ? SHORT_NAME.latin : SHORT_NAME.thai)
  const isArea = mention.entries.some(({ kind }) => kind === 'district' || kind === 'subdistrict')
  if (isShort) return mention.house !== null && isBeside(area, mention)
  return !isArea || isBeside(area, mention)
}

type Named = Point & { name: string }

function station(mention: Mention, named: Named): Candidate {
  const rank = { [EXPLICIT]: RANK.explicitStation, [CLEAR]: RANK.place, [WEAK]: RANK.weakStation }
  return place(mention, named, 'station', rank[mention.strength])
}

function place(mention: Mention, named: Named, kind: MatchKindId, rank: number): Candidate {
  const { name, latitude, longitude } = named
  const matched = { kind, name }
  return { mention, rank, point: { latitude, longitude }, road: null, isGuess: false, matched }
}

function onRoad(
  atlas: Atlas,
  mention: Mention,
  road: AtlasRoad,
  area: NamedArea | null,
): Candidate {
  if (mention.soi !== null) return onSoi(atlas, mention, road, mention.soi)
  const isSoi = road.twin !== null || road.name.startsWith('Soi ')
  const point = (isSoi && twinPoint(atlas, road)) ||
    (!area && numberedPoint(road, mention)) || {
      latitude: road.latitude,
      longitude: road.longitude,
    }
  const common = { mention, point, road, isGuess: false }
  const rank = mention.saysSoi && isLane(road) ? RANK.saidSoi : roadRank(mention, area)
  const matched = { kind: 'soi' as const, name: road.name }
  return { ...common, rank, matched: isSoi && mention.saysSoi ? matched : roadMatch(road) }
}

function isLane({ twin, sois }: AtlasRoad): boolean {
  return twin !== null || sois.length < LONG_ROAD
}

/** Where an address without a named area is on its road, by its house or kilometre number. */
function numberedPoint(road: AtlasRoad, { house, kilometre }: Mention): Point | null {
  if (kilometre !== null) return kilometrePoint(road, kilometre)
  return house?.counts ? housePoint(road, house.number, null) : null
}

function onSoi(atlas: Atlas, mention: Mention, road: AtlasRoad, soi: string): Candidate {
  const depth = mention.house ? 'deep' : 'plain'
  // Thong Lo is itself a soi of Sukhumvit: a number after it means one of its own sois.
  const isOfSoi = road.twin !== null
  const street = atlas.roads.find(({ twin }) => twin?.roadId === road.id && twin.soi === soi)
  const known = soiPoint(road, soi, depth, street)
  if (known) {
    const matched = { kind: 'soi' as const, name: `${shownName(road)} ${soi}` }
    const rank = isOfSoi ? RANK.soiOfSoi : RANK.soi
    // Where the street runs through several districts, the named one decides which part is meant.
    return { mention, rank, point: known, road: street ?? null, isGuess: Boolean(street), matched }
  }
  const guess = guessedSoiPoint(road, soi, depth)
  const common = { mention, road, matched: roadMatch(road) }
  if (!guess) {
    const point = { latitude: road.latitude, longitude: road.longitude }
    return { ...common, rank: isLane(road) ? RANK.saidSoi : RANK.road, point, isGuess: false }
  }
  const rank = isOfSoi ? RANK.soiOfSoi : RANK.guessedSoi
  return { ...common, rank, point: guess, isGuess: true }
}

/** With a house number or a district, a name shared with a station means the road. */
function roadRank(mention: Mention, area: NamedArea | null): number {
  if (mention.strength === WEAK) return RANK.weakRoad
  if (mention.strength === EXPLICIT) return RANK.explicitRoad
  const isStation = mention.entries.some(({ kind }: Entry) => kind === 'station')
  return isStation && (mention.house || isBeside(area, mention)) ? RANK.narrowedRoad : RANK.road
}

/**
 * Among roads of the same name, those that pass the named area no better and are less well known
 * rank later.
 */
function behindNamesake({ entries }: Mention, area: NamedArea | null) {
  const roads = entries.flatMap((entry) => (entry.kind === 'road' ? [entry.place] : []))
  const weight = (road: AtlasRoad) => (area && passes(road, area) ? ALL_SOIS : 0) + road.sois.length
  const likeliest = roads.toSorted((a, b) => weight(b) - weight(a))[0]
  return (candidate: Candidate, road: AtlasRoad): Candidate =>
    road === likeliest ? candidate : { ...candidate, rank: candidate.rank + RANK.namesake }
}

/** Thong Lo is Sukhumvit 55: both give the same point. */
function twinPoint(atlas: Atlas, street: AtlasRoad): Point | null {
  const { twin } = street
  const road = twin && atlas.roads.find(({ id }) => id === twin.roadId)
  return road ? soiPoint(road, twin.soi, 'plain', street) : null
}

function roadMatch(road: AtlasRoad): Located['matched'] {
  const name = shownName(road)
  return { kind: 'road', name: /^Soi |\d$/.test(name) ? name : `${name} Road` }
}

/** Pracha Uthit (Thung Khru) has its suffix only to distinguish it from the other Pracha Uthit. */
function shownName({ name }: AtlasRoad): string {
  return name.split(' (')[0] ?? name
}
