import { distanceBetween, type Point } from '../shared/distance.ts'
import type { Atlas, AtlasRoad } from './atlas.ts'
import { distanceToDistrict, nearest } from './district-of.ts'
import type { Entry } from './gazetteer.ts'
import { type NamedArea, namedAreas } from './named-area.ts'
import { CLEAR, type Mention, SAID, WEAK } from './read-address.ts'
import { roadPointInDistrict, roadPointInSubdistrict, roadPoints } from './road-point.ts'
import type { MatchKindId } from './rules.ts'
import { guessedSoiPoint, soiPoint } from './soi-point.ts'

/** Where an address is, and what in it says so. */
export type Located = { point: Point; matched: { kind: MatchKindId; name: string } }

type Candidate = Located & {
  mention: Mention
  /** The lower the surer. */
  rank: number
  /** The road it is anywhere on: the named area says where. */
  road: AtlasRoad | null
  /** Points of that road. */
  spots: Point[]
}

// Postal districts are often a neighbour's: a place this far outside still fits, in metres.
const BORDER = 2000
// Districts outside Bangkok are known only by the middles of their subdistricts.
const ROUGH_BORDER = 8000
// A road is taken near a station or mall that the address only hints at, in metres.
const HINT = 1500
// A neighbourhood and the station of its name are one place when they are this near, in metres.
const ONE_PLACE = 700
// Road names this short are everyday words too (Chan, หลวง): they must be said to be roads.
const SHORT_NAME = { latin: 4, thai: 5 }
// Residences are called Platinum or Paragon too: amid unknown words a landmark's name must be this long.
const LONG_NAME = 9

/**
 * Chooses what the mentions point at: the most specific that fits the named district. Null when they
 * name nothing surely enough.
 */
export function choosePlace(atlas: Atlas, mentions: readonly Mention[]): Located | null {
  const areas = namedAreas(atlas, mentions)
  for (const area of areas) {
    const best = bestOf(candidatesIn(atlas, mentions, area), area)
    if (best) return best
  }
  const [area] = areas
  if (!area) return bestOf(candidatesIn(atlas, mentions, null), null)
  // Nothing else fits: the area's own name, as a station or mall where it is one too.
  const [own] = candidatesIn(atlas, area.by, area)
  return own ? located(own) : middleOf(area)
}

/** The best candidate that is not the area's own name. */
function bestOf(candidates: readonly Candidate[], area: NamedArea | null): Located | null {
  const others = candidates.filter(({ mention }) => !area?.by.includes(mention))
  const [best] = others
  if (!best) return null
  return best.matched.kind === 'road' ? nearHint(best, others) : located(best)
}

function candidatesIn(
  atlas: Atlas,
  mentions: readonly Mention[],
  area: NamedArea | null,
): Candidate[] {
  return mentions
    .flatMap((mention) => candidatesOf(atlas, mention, area))
    .flatMap((candidate) => fitted(atlas, candidate, area))
    .sort((a, b) => a.rank - b.rank || a.mention.start - b.mention.start)
}

function candidatesOf(atlas: Atlas, mention: Mention, area: NamedArea | null): Candidate[] {
  // Once a subdistrict stands beside its district, its name is no station's.
  const isPartOfPair = area?.by.length === 2 && area.by.includes(mention) && mention.strength < SAID
  if (isPartOfPair) return []
  const isArea = mention.entries.some(({ kind }) => kind === 'district' || kind === 'subdistrict')
  const quarter = mention.entries.find((entry) => entry.kind === 'neighbourhood')
  return mention.entries.flatMap((entry): Candidate[] => {
    if (entry.kind === 'station') {
      const isElsewhere = quarter && distanceBetween(quarter.place, entry.place) > ONE_PLACE
      return mention.strength < SAID && isElsewhere
        ? []
        : [placeCandidate(mention, entry, 'station')]
    }
    if (entry.kind === 'landmark') {
      const isUnmistakable = mention.strength >= CLEAR || mention.key.length >= LONG_NAME
      return isUnmistakable ? [placeCandidate(mention, entry, 'landmark')] : []
    }
    if (entry.kind === 'neighbourhood') return [neighbourhoodCandidate(mention, entry.place)]
    if (entry.kind !== 'road') return []
    const isBesideArea = area !== null && !area.by.includes(mention)
    if (mention.strength < SAID && ((isArea && !isBesideArea) || isShort(mention))) return []
    return [roadCandidate(atlas, mention, entry.place, area)]
  })
}

function placeCandidate(
  mention: Mention,
  { place }: Exclude<Entry, { kind: 'road' | 'neighbourhood' }>,
  kind: 'station' | 'landmark',
): Candidate {
  const rank = mention.strength >= CLEAR || kind === 'landmark' ? 1 : 3
  return {
    mention,
    rank,
    point: pointOf(place),
    road: null,
    spots: [],
    matched: { kind, name: place.name },
  }
}

/** A part of the city is anywhere within half a kilometre of its point: what else is named says more. */
function neighbourhoodCandidate(mention: Mention, place: Point & { name: string }): Candidate {
  const matched = { kind: 'landmark' as const, name: place.name }
  return { mention, rank: 5, point: pointOf(place), road: null, spots: [], matched }
}

function roadCandidate(
  atlas: Atlas,
  mention: Mention,
  road: AtlasRoad,
  area: NamedArea | null,
): Candidate {
  const depth = mention.house ? 'deep' : 'plain'
  const spots = roadPoints(road)
  if (mention.soi !== null) {
    const known = soiPoint(road, mention.soi, depth)
    const name = `${shownName(road)} ${mention.soi}`
    const matched = { kind: 'soi' as const, name }
    if (known) return { mention, rank: 0, point: known, road: null, spots: [], matched }
    const guessed = guessedSoiPoint(road, mention.soi, depth)
    return {
      mention,
      rank: 2,
      point: guessed ?? pointOf(road),
      road: guessed ? null : road,
      spots,
      matched: { kind: 'road', name: roadName(road) },
    }
  }
  const isSoi = road.twin !== null || road.name.startsWith('Soi ')
  const twin = isSoi && twinPoint(atlas, road)
  // With a house number or a district beside it, a name that is also a station's means the road.
  const isNarrowed =
    mention.entries.some(({ kind }) => kind === 'station') &&
    (mention.house || (area !== null && !area.by.includes(mention)))
  return {
    mention,
    rank: mention.strength === WEAK ? 4 : isSoi && mention.saysSoi ? 1 : isNarrowed ? 0.5 : 2,
    point: twin || pointOf(road),
    road,
    spots,
    matched:
      isSoi && mention.saysSoi
        ? { kind: 'soi', name: road.name }
        : { kind: 'road', name: roadName(road) },
  }
}

/** Thong Lo is Sukhumvit 55: both answer the same point. */
function twinPoint(atlas: Atlas, { twin }: AtlasRoad): Point | null {
  const road = twin && atlas.roads.find(({ id }) => id === twin.roadId)
  return road ? soiPoint(road, twin.soi, 'plain') : null
}

/** The candidate as the named area narrows it; nothing when it lies elsewhere. */
function fitted(atlas: Atlas, candidate: Candidate, area: NamedArea | null): Candidate[] {
  const { mention } = candidate
  if (!area || area.by.every((one) => one === mention)) return [candidate]
  if (!candidate.road) {
    const border = area.district.outline.length > 0 ? BORDER : ROUGH_BORDER
    return distanceToDistrict(atlas, candidate.point, area.district) <= border ? [candidate] : []
  }
  const point = area.subdistrict
    ? roadPointInSubdistrict(candidate.road, area.subdistrict)
    : roadPointInDistrict(atlas, candidate.road, area.district)
  return point ? [{ ...candidate, point }] : []
}

/** A road alone is long: a station or mall that the address hints at says where on it. */
function nearHint(road: Candidate, all: readonly Candidate[]): Located {
  const hint = all.find(({ matched }) => matched.kind === 'station' || matched.kind === 'landmark')
  const spot = hint && nearest([road.point, ...road.spots], hint.point)
  const isNear = spot && distanceBetween(spot, hint.point) <= HINT
  return located(isNear ? { ...road, point: spot } : road)
}

function located({ point, matched }: Candidate): Located {
  return { point, matched }
}

function middleOf({ district, subdistrict }: NamedArea): Located {
  const place = subdistrict ?? district
  const kind = subdistrict ? 'subdistrict' : 'district'
  return { point: pointOf(place), matched: { kind, name: place.name } }
}

function isShort({ key }: Mention): boolean {
  return key.length <= (/[a-z]/.test(key) ? SHORT_NAME.latin : SHORT_NAME.thai)
}

function roadName(road: AtlasRoad): string {
  const name = shownName(road)
  return name.startsWith('Soi ') ? name : `${name} Road`
}

/** Pracha Uthit (Thung Khru) is called so only to tell it from the other one. */
function shownName({ name }: AtlasRoad): string {
  return name.split(' (')[0] ?? name
}

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}
