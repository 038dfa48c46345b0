import { distanceBetween, type Point } from '../shared/distance.ts'
import type { Atlas, AtlasRoad } from './atlas.ts'
import { type Candidate, candidatesOf, type Located } from './candidates.ts'
import { meeting } from './course.ts'
import { distanceToDistrict, isInDistrict, nearest } from './district-of.ts'
import { type NamedArea, namedAreas, postalAreas } from './named-area.ts'
import { CLEAR, type Mention, SAID } from './read-address.ts'
import { guessIn, passes, roadPointIn, roadPoints } from './road-point.ts'

// Postal districts are often a neighbour's: a place this far outside still fits, in metres.
const BORDER = 2000
// Districts outside Bangkok are known only by the middles of their subdistricts.
const ROUGH_BORDER = 8000
// A road is taken near a station or mall that the address only hints at, in metres.
const HINT = 1500
// A soi that is farther than this from a road does not lead off it, in metres.
const OFF_ROAD = 2000
// Two roads that come this near to each other cross, in metres: courses are known roughly.
const CROSSING = 200

/**
 * Chooses what the mentions point at: the most specific that fits the named district, or the soi of a road
 * and a number where nothing of them fits it. Null when they name nothing surely enough.
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
  if (soi && (isInPostalArea(atlas, soi, postalCode) || (!best && isOfPassing(area, soi)))) {
    return located(soi)
  }
  if (best) return best
  // Nothing else fits: the area's own name, as a station or mall where it is one too.
  const [own] = candidatesIn(atlas, area.by, area)
  return own ? located(own) : middleOf(area)
}

function bestWithin(
  atlas: Atlas,
  mentions: readonly Mention[],
  areas: readonly NamedArea[],
): Located | null {
  for (const area of areas) {
    const best = bestOf(candidatesIn(atlas, mentions, area), area)
    if (best) return best
  }
  return null
}

/** A known soi of a road and a number: of these there is one, while districts are named as they once were. */
function isNumberedSoi({ mention, matched }: Candidate): boolean {
  return mention.soi !== null && matched.kind === 'soi'
}

function isInPostalArea(atlas: Atlas, { point }: Candidate, code: string | null): boolean {
  return postalAreas(atlas, code).some(({ district }) => isInDistrict(atlas, point, district))
}

/** Whether the road that a soi is counted on passes the area's district. */
function isOfPassing({ district }: NamedArea, { mention }: Candidate): boolean {
  return mention.entries.some(
    (entry) => entry.kind === 'road' && passes(entry.place, { district, subdistrict: null }),
  )
}

/** Without a named area, the postal code says where on a road an address is. */
function chooseAnywhere(
  atlas: Atlas,
  mentions: readonly Mention[],
  postalCode: string | null,
): Located | null {
  const best = bestOf(candidatesIn(atlas, mentions, null), null)
  if (best?.matched.kind !== 'road') return best
  for (const area of postalAreas(atlas, postalCode)) {
    const narrowed = bestOf(candidatesIn(atlas, mentions, area), area)
    if (narrowed?.matched.name === best.matched.name) return narrowed
  }
  return best
}

/** The best candidate that is not the area's own name. */
function bestOf(candidates: readonly Candidate[], area: NamedArea | null): Located | null {
  const others = candidates.filter(({ mention }) => !area?.by.includes(mention))
  const best = others.find((one) => !isOfAnotherRoad(one, others)) ?? others[0]
  if (!best) return null
  // A soi is short: the road beside it says only where it begins.
  const isLong = best.road && !best.isGuess && best.matched.kind === 'road'
  return isLong ? nearHint(best, others, area) : located(best)
}

/** Whether a soi of this name is another one: the Soi Ari we know leads off Phahonyothin, and not off Sukhumvit. */
function isOfAnotherRoad({ mention, point }: Candidate, all: readonly Candidate[]): boolean {
  if (!mention.saysSoi || mention.soi !== null) return false
  const roads = all.flatMap(({ mention: { strength, soi, saysSoi }, road }) =>
    strength === SAID && soi === null && !saysSoi && road ? [road] : [],
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

/** The candidate as the named area narrows it; nothing when it lies elsewhere. */
function fitted(atlas: Atlas, candidate: Candidate, area: NamedArea | null): Candidate[] {
  const { mention, road, isGuess } = candidate
  if (!area || (area.by.length > 0 && area.by.every((one) => one === mention))) return [candidate]
  if (!road) {
    const border = area.district.outline.length > 0 ? BORDER : ROUGH_BORDER
    return distanceToDistrict(atlas, candidate.point, area.district) <= border ? [candidate] : []
  }
  const point = isGuess
    ? guessIn(atlas, road, area, candidate.point)
    : roadPointIn(atlas, road, area, mention)
  return point ? [{ ...candidate, point }] : []
}

/** A road alone is long: a station, mall or other road that the address hints at says where on it. */
function nearHint(best: Candidate, all: readonly Candidate[], area: NamedArea | null): Located {
  const spot = best.road && (spotNearPlace(best, best.road, all) ?? crossing(best, best.road, all))
  const isNear = spot && (!area?.subdistrict || distanceBetween(spot, best.point) <= HINT)
  return located(isNear ? { ...best, point: spot } : best)
}

function spotNearPlace(best: Candidate, road: AtlasRoad, all: readonly Candidate[]): Point | null {
  const hint = all.find(
    (one) =>
      one.mention !== best.mention && (isSpot(one) || (one.road !== road && isOnePoint(one))),
  )
  const spot = hint && nearest(roadPoints(road), hint.point)
  return spot && distanceBetween(spot, hint.point) <= HINT ? spot : null
}

function isSpot({ matched }: Candidate): boolean {
  return matched.kind === 'station' || matched.kind === 'landmark'
}

/** A lane is known by one point: it says where on its road an address is. */
function isOnePoint({ mention, road }: Candidate): boolean {
  return mention.strength >= CLEAR && road !== null && road.course.length === 0
}

/** Where the road meets another that is named just beside it, or said to be a road: `Ratchada-Lat Phrao`. */
function crossing(best: Candidate, road: AtlasRoad, all: readonly Candidate[]): Point | null {
  const { start, end } = best.mention
  const other = all.find(
    ({ mention, matched, isGuess }) =>
      mention !== best.mention &&
      matched.kind === 'road' &&
      !isGuess &&
      (mention.strength === SAID || mention.start === end || mention.end === start),
  )
  const met = other?.road && other.road !== road && meeting(road.course, other.road.course)
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
