import type { DemoProject } from '../demo-project.ts'
import type { DemoUnit } from '../demo-unit.ts'
import { type Random, randomFrom } from '../random.ts'
import { facadeId } from './demo-pictures.ts'
import type { FamilyName } from './families.ts'
import { type HomeClass, homeClass, isOutsideOf, levelOf } from './home-class.ts'
import { type SharedPicture, sharedPictures, viewPictures } from './outdoor-pictures.ts'
import { type RoomPicture, roomPictures } from './room-pictures.ts'
import type { Outside } from './scene.ts'

/**
 * The ids of a unit's pictures, the main one first: rooms of its kind with what its windows see, in one
 * palette where they are drawn in it, its view, and its building. At least three.
 */
export function picturesOfUnit(unit: DemoUnit): string[] {
  const random = randomFrom(`pictures of ${unit.key}`)
  const home = homeClass(unit)
  const living = roomOf(random, unit, home, 'living')
  const kinds: RoomPicture['kind'][] = ['bedroom', 'second bedroom', 'kitchen', 'bath']
  const others = kinds.flatMap(
    (kind) => roomOf(random, unit, home, kind, living?.interior.family) ?? [],
  )
  const inside = [...(living ? [living] : []), ...others].map(({ interior }) => interior.id)
  const [main, ...rest] = inside
  const view = viewOf(random, unit)
  const building = facadeId(unit.project.key)
  const isBestFromOutside = home === 'house' || home === 'shell' || home === 'empty'
  if (!main || isBestFromOutside || random.chance(0.3)) return [building, ...inside, ...view]
  return [main, ...rest, ...view, building]
}

/** The ids of a project's pictures: its building, then what its people share. At least two. */
export function picturesOfProject(project: DemoProject): string[] {
  const random = randomFrom(`pictures of ${project.key}`)
  const shared = sharedBy(project).map((shows) => {
    const fitting = sharedPictures.filter((picture) => picture.shows === shows)
    return random.pick(fitting).id
  })
  return [facadeId(project.key), ...shared]
}

function roomOf(
  random: Random,
  unit: DemoUnit,
  home: HomeClass,
  kind: RoomPicture['kind'],
  family?: FamilyName,
): RoomPicture | null {
  const fitting = roomPictures.filter(
    (room) =>
      room.kind === kind && room.homes.includes(home) && isOutsideOf(unit, room.interior.outside),
  )
  return bestOf(random, fitting, ({ interior }) =>
    kind === 'living'
      ? outlookRank(unit, interior.outside)
      : 2 * Number(interior.family === family) + Number(interior.outside.sight !== 'veiled'),
  )
}

function viewOf(random: Random, unit: DemoUnit): string[] {
  if (unit.floor === null) return []
  const fitting = viewPictures.filter(({ outside }) => isOutsideOf(unit, outside))
  const best = bestOf(random, fitting, ({ outside }) => outlookRank(unit, outside))
  return best ? [best.id] : []
}

/** What a home is chosen for shows first: water or trees, then the city from its own height. */
function outlookRank(unit: DemoUnit, { sight, level }: Outside): number {
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
  const shows: SharedPicture['shows'][] = []
  if (facilities.includes('swimming_pool')) shows.push(isTall ? 'roof pool' : 'garden pool')
  if (firstHomeFloor !== null) shows.push(isTall ? 'lobby' : 'hall')
  if (facilities.includes('community_garden') && !isTall) shows.push('courtyard')
  if (facilities.includes('co_working_area') && isTall) shows.push('work')
  return shows
}
