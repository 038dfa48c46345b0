import type { DemoProject } from '../demo-project.ts'
import type { DemoUnit } from '../demo-unit.ts'
import { type Random, randomFrom } from '../random.ts'
import { type DemoPicture, demoPictures, facadeName, type HomeClass } from './demo-pictures.ts'
import { homeClass, isOutsideOf, levelOf } from './home-class.ts'

/**
 * The names of a unit's pictures, the main one first: rooms of its kind with what its windows see, in
 * one palette where they are drawn in it, its view, and its building. At least three.
 */
export function picturesOfUnit(unit: DemoUnit): string[] {
  const random = randomFrom(`pictures of ${unit.key}`)
  const home = homeClass(unit)
  const living = roomOf(random, unit, home, 'living')
  const others = (['bedroom', 'guest', 'kitchen', 'bath'] as const).flatMap(
    (kind) => roomOf(random, unit, home, kind, living?.family) ?? [],
  )
  const inside = [...(living ? [living] : []), ...others].map(({ name }) => name)
  const [main, ...rest] = inside
  const view = viewOf(random, unit)
  const building = facadeName(unit.project.key)
  const isBestFromOutside = home === 'house' || home === 'shell' || home === 'empty'
  if (!main || isBestFromOutside || random.chance(0.3)) return [building, ...inside, ...view]
  return [main, ...rest, ...view, building]
}

/** The names of a project's pictures: its building, then what its people share. At least two. */
export function picturesOfProject(project: DemoProject): string[] {
  const random = randomFrom(`pictures of ${project.key}`)
  const shared = sharedBy(project).map((plan) => {
    const fitting = demoPictures.filter((picture) => picture.plan === plan)
    return random.pick(fitting).name
  })
  return [facadeName(project.key), ...shared]
}

function roomOf(
  random: Random,
  unit: DemoUnit,
  home: HomeClass,
  kind: DemoPicture['kind'],
  family?: string,
): DemoPicture | null {
  const fitting = demoPictures.filter(
    (room) => room.kind === kind && room.homes.includes(home) && isOutsideOf(unit, room),
  )
  return bestOf(random, fitting, (room) =>
    kind === 'living'
      ? outlookRank(unit, room)
      : 2 * Number(room.family === family) + Number(room.sight !== 'veiled'),
  )
}

function viewOf(random: Random, unit: DemoUnit): string[] {
  if (unit.floor === null) return []
  const fitting = demoPictures.filter(
    (picture) => picture.kind === 'view' && isOutsideOf(unit, picture),
  )
  const best = bestOf(random, fitting, (picture) => outlookRank(unit, picture))
  return best ? [best.name] : []
}

/** What a home is chosen for shows first: water or trees, then the city from its own height. */
function outlookRank(unit: DemoUnit, { sight, level }: DemoPicture): number {
  if (sight === 'veiled') return 0
  if (sight !== 'city') return 3
  return level === levelOf(unit) ? 2 : 1
}

function bestOf<T>(random: Random, items: readonly T[], rank: (item: T) => number): T | null {
  const highest = Math.max(...items.map(rank))
  const best = items.filter((item) => rank(item) === highest)
  return best.length > 0 ? random.pick(best) : null
}

function sharedBy({ facilities, buildingFloors, firstHomeFloor }: DemoProject) {
  const isTall = buildingFloors > 12
  const plans: string[] = []
  if (facilities.includes('swimming_pool')) plans.push(isTall ? 'roofPool' : 'gardenPool')
  if (firstHomeFloor !== null) plans.push(isTall ? 'lobby' : 'entranceHall')
  if (facilities.includes('community_garden') && !isTall) plans.push('courtyard')
  if (facilities.includes('co_working_area') && isTall) plans.push('workFloor')
  return plans
}
