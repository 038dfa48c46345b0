import { distanceBetween, type Point } from '../../shared/distance.ts'
import type { Atlas, AtlasRoad } from '../places/atlas.ts'
import { distanceToDistrict, isInDistrict, nearest } from '../places/district-of.ts'
import { type Candidate, candidatesOf, type Located } from './candidates.ts'
import { nearestApproach } from './position/course.ts'
import { estimateIn, passes, roadPointIn, roadPoints } from './position/road-point.ts'
import { type NamedArea, namedAreas, postalAreas } from './reading/named-area.ts'
import { CLEAR, EXPLICIT, type Mention } from './reading/read-address.ts'

// In metres. Addresses often use a neighbouring postal district, so a place this far outside still
// fits.
const BORDER = 2000
// In metres. Districts outside Bangkok are known only by the centres of their subdistricts.
const ROUGH_BORDER = 8000
// In metres. The part of a road near a station or mall that the address mentions is used within
// this distance.
const HINT = 1500
// In metres. A soi farther than this from a road does not belong to it.
const OFF_ROAD = 2000
// In metres. Roads that come this near to each other cross: their courses are only roughly known.
const CROSSING = 200

/**
 * Chooses the place the mentions stand for: the most specific that fits the named district, or a
 * numbered soi of a road when nothing fits. Null when no mention is certain enough.
 */
export function choosePlace(
  atlas: Atlas,
  mentions: readonly Mention[],
  postalCode: string | null,
): Located | null {
  const areas = namedAreas(atlas, mentions)
  const [area] = areas
  if (!area) return chooseAnywhere(atlas, mentions, postalCode)
  const best = bestWithin(atlas, mentions, areas)
  if (best && best.matched.kind !== 'road') return best
  const soi = candidatesIn(atlas, mentions, null).find(isNumberedSoi)
  if (soi && (isInPostalArea(atlas, soi, postalCode) || (!best && isOfPassingRoad(area, soi)))) {
    return located(soi)
  }
  if (best) return best
  // Nothing else fits: use the area's own name, or the station or mall that shares it.
  const [ownCandidate] = candidatesIn(atlas, area.by, area)
  return ownCandidate ? located(ownCandidate) : middleOf(area)
}

function bestWithin(
  atlas: Atlas,
  mentions: readonly Mention[],
  areas: readonly NamedArea[],
): Located | null {
  for (const area of areas) {
    const best = bestOtherThanArea(candidatesIn(atlas, mentions, area), area)
    if (best) return best
  }
  return null
}

/**
 * A known soi identified by road and number is unique, while addresses often use former district
 * names.
 */
function isNumberedSoi({ mention, matched }: Candidate): boolean {
  return mention.soi !== null && matched.kind === 'soi'
}

function isInPostalArea(atlas: Atlas, { point }: Candidate, code: string | null): boolean {
  return postalAreas(atlas, code).some(({ district }) => isInDistrict(atlas, point, district))
}

/** Whether the road of a soi passes the area's district. */
function isOfPassingRoad({ district }: NamedArea, { mention }: Candidate): boolean {
  return mention.entries.some(
    (entry) => entry.kind === 'road' && passes(entry.place, { district, subdistrict: null }),
  )
}

/** Without a named area, the postal code decides which part of a road is meant. */
function chooseAnywhere(
  atlas: Atlas,
  mentions: readonly Mention[],
  postalCode: string | null,
): Located | null {
  const best = bestOtherThanArea(candidatesIn(atlas, mentions, null), null)
  if (best?.matched.kind !== 'road') return best
  for (const area of postalAreas(atlas, postalCode)) {
    const narrowed = bestOtherThanArea(candidatesIn(atlas, mentions, area), area)
    if (narrowed?.matched.name === best.matched.name) return narrowed
  }
  return best
}

/** The best candidate that is not the area's own name. */
function bestOtherThanArea(
  candidates: readonly Candidate[],
  area: NamedArea | null,
): Located | null {
  const others = candidates.filter(({ mention }) => !area?.by.includes(mention))
  const best = others.find((candidate) => !isOfAnotherRoad(candidate, others)) ?? others[0]
  if (!best) return null
  // A soi is short: the road beside it only says where it begins.
  const isLong = best.road && !best.isGuess && best.matched.kind === 'road'
  return isLong ? nearHint(best, others, area) : located(best)
}

/**
 * Whether the address means another soi of this name: the Soi Ari we know is off Phahonyothin, not
 * off Sukhumvit.
 */
function isOfAnotherRoad({ mention, point }: Candidate, all: readonly Candidate[]): boolean {
  if (!mention.saysSoi || mention.soi !== null) return false
  const roads = all.flatMap(({ mention: { strength, soi, saysSoi }, road }) =>
    strength === EXPLICIT && soi === null && !saysSoi && road ? [road] : [],
  )
  const isFar = (road: AtlasRoad) => {
    const near = nearest(roadPoints(road), point)
    return near !== undefined && distanceBetween(near, point) > OFF_ROAD
  }
  return roads.length > 0 && roads.every(isFar)
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

/** The candidate narrowed to the named area; nothing when it is outside. */
function fitted(atlas: Atlas, candidate: Candidate, area: NamedArea | null): Candidate[] {
  const { mention, road, isGuess } = candidate
  if (!area || (area.by.length > 0 && area.by.every((one) => one === mention))) return [candidate]
  if (!road) {
    const border = area.district.outline.length > 0 ? BORDER : ROUGH_BORDER
    return distanceToDistrict(atlas, candidate.point, area.district) <= border ? [candidate] : []
  }
  const point = isGuess
    ? estimateIn(atlas, road, area, candidate.point)
    : roadPointIn(atlas, road, area, mention)
  return point ? [{ ...candidate, point }] : []
}

/**
 * A road alone is long: a station, mall or other road in the address decides which part is meant.
 */
function nearHint(best: Candidate, all: readonly Candidate[], area: NamedArea | null): Located {
  const spot = best.road && (spotNearPlace(best, best.road, all) ?? crossing(best, best.road, all))
  const isNear = spot && (!area?.subdistrict || distanceBetween(spot, best.point) <= HINT)
  return located(isNear ? { ...best, point: spot } : best)
}

function spotNearPlace(best: Candidate, road: AtlasRoad, all: readonly Candidate[]): Point | null {
  const hint = all.find(
    (candidate) =>
      candidate.mention !== best.mention &&
      (isSpot(candidate) || (candidate.road !== road && isOnePoint(candidate))),
  )
  const spot = hint && nearest(roadPoints(road), hint.point)
  return spot && distanceBetween(spot, hint.point) <= HINT ? spot : null
}

function isSpot({ matched }: Candidate): boolean {
  return matched.kind === 'station' || matched.kind === 'landmark'
}

/** A lane is known by a single point, which decides where on its road an address is. */
function isOnePoint({ mention, road }: Candidate): boolean {
  return mention.strength >= CLEAR && road !== null && road.course.length === 0
}

/**
 * Where the road crosses another one named right beside it or called a road: `Ratchada-Lat Phrao`.
 */
function crossing(best: Candidate, road: AtlasRoad, all: readonly Candidate[]): Point | null {
  const { start, end } = best.mention
  const other = all.find(
    ({ mention, matched, isGuess }) =>
      mention !== best.mention &&
      matched.kind === 'road' &&
      !isGuess &&
      (mention.strength === EXPLICIT || mention.start === end || mention.end === start),
  )
  const met = other?.road && other.road !== road && nearestApproach(road.course, other.road.course)
  return met && met.apart <= CROSSING ? met.point : null
}

function located({ point, matched }: Located): Located {
  return { point, matched }
}

function middleOf({ district, subdistrict }: NamedArea): Located {
  const { name, latitude, longitude } = subdistrict ?? district
  const kind = subdistrict ? 'subdistrict' : 'district'
  return { point: { latitude, longitude }, matched: { kind, name } }
}
