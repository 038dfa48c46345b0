import type { DemoUnit } from './demo-unit.ts'
import { type Random, randomFrom } from './random.ts'
import {
  furnished,
  type PlaceNear,
  runningIn,
  shoppingAt,
  termsSaid,
  walkTo,
} from './words/closings.ts'
import { openings } from './words/openings.ts'
import { light, views, worthSaying } from './words/outlook-words.ts'

/** What lies near a unit's project, nearest first. */
export type Surroundings = {
  nearbyStations: readonly PlaceNear[]
  nearbyMalls: readonly PlaceNear[]
  nearbyParks: readonly PlaceNear[]
}

const FAR_ENOUGH_TO_OMIT = 900

type Topic =
  | 'light'
  | 'view'
  | 'feature'
  | 'second'
  | 'house'
  | 'furniture'
  | 'walk'
  | 'near'
  | 'terms'

/** The orders in which people tell of a home. */
const orders: Topic[][] = [
  ['view', 'feature', 'furniture', 'walk'],
  ['light', 'feature', 'house', 'walk', 'terms'],
  ['feature', 'view', 'house', 'near'],
  ['house', 'light', 'second', 'furniture', 'walk'],
  ['furniture', 'view', 'feature', 'near', 'terms'],
  ['walk', 'light', 'view', 'feature'],
  ['view', 'light', 'house', 'terms', 'walk'],
  ['feature', 'second', 'furniture', 'house', 'walk'],
  ['house', 'view', 'near', 'terms'],
  ['light', 'furniture', 'feature', 'walk', 'near'],
]

/**
 * A description in four to six sentences. Each sentence and figure holds for the unit, and distances are
 * those of its project's record. The same unit is always described in the same words.
 */
export function describeUnit(unit: DemoUnit, surroundings: Surroundings): string {
  const random = randomFrom(`words for ${unit.key}`)
  const said = [random.pick(openings(unit))]
  for (const topic of random.pick(orders)) {
    const sentence = sentenceOn(topic, unit, surroundings, random)
    if (sentence && !said.includes(sentence)) said.push(sentence)
  }
  return said.join(' ')
}

function sentenceOn(
  topic: Topic,
  unit: DemoUnit,
  { nearbyStations, nearbyMalls, nearbyParks }: Surroundings,
  random: Random,
): string | undefined {
  const [feature, second] = unit.features
  const [station] = nearbyStations
  switch (topic) {
    case 'light':
      return random.pick(light[unit.facing])
    case 'view':
      return pickFrom(random, viewSaid(unit))
    case 'feature':
      return pickFrom(random, feature?.says)
    case 'second':
      return pickFrom(random, second?.says)
    case 'house':
      // What the details praise is not there yet in a shell.
      return unit.furnishing === 'bare_shell' ? undefined : random.pick(unit.project.details)
    case 'furniture':
      return random.pick(furnished[unit.furnishing])
    case 'walk':
      return pickFrom(random, station && walkTo(station))
    case 'near': {
      const across = unit.project.acrossTheRiver ?? []
      const [mall] = nearbyMalls.filter((one) => isOnFoot(one) && !across.includes(one.name))
      const [park] = nearbyParks.filter(isOnFoot)
      const both = [...(mall ? shoppingAt(mall) : []), ...(park ? runningIn(park) : [])]
      return pickFrom(random, both)
    }
    case 'terms':
      return pickFrom(random, termsSaid(unit))
  }
}

function viewSaid(unit: DemoUnit): readonly string[] | undefined {
  const view = worthSaying.find((one) => unit.views.includes(one))
  // A house does not look down into its garden from above.
  if (unit.floor === null || !view) return undefined
  return views[view]
}

function isOnFoot({ walkingDistance }: PlaceNear): boolean {
  return walkingDistance <= FAR_ENOUGH_TO_OMIT
}

function pickFrom(random: Random, sentences: readonly string[] | undefined): string | undefined {
  return sentences?.length ? random.pick(sentences) : undefined
}
