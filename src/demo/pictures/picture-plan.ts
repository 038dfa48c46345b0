import type { DemoProject } from '../demo-project.ts'
import type { DemoUnit } from '../demo-unit.ts'
import { type Random, randomFrom } from '../random.ts'
import { facadeId } from './demo-pictures.ts'
import { type HomeClass, homeClass, isOutsideOf, sightsOf } from './home-class.ts'
import { type SharedPicture, sharedPictures, viewPictures } from './outdoor-pictures.ts'
import { type RoomPicture, roomPictures } from './room-pictures.ts'

/**
 * The ids of a unit's pictures, the main one first: rooms of its kind with what its windows see, its
 * view where it has one, its building. At least three.
 */
export function picturesOfUnit(unit: DemoUnit): string[] {
  const random = randomFrom(`pictures of ${unit.key}`)
  const home = homeClass(unit)
  const rooms = (['living', 'bedroom', 'kitchen', 'bath'] as const).flatMap((kind) =>
    roomOf(random, unit, home, kind),
  )
  const view = viewOf(random, unit)
  const building = facadeId(unit.project.key)
  const [main, ...others] = rooms
  const isBestFromOutside = home === 'house' || home === 'shell' || home === 'empty'
  if (!main || isBestFromOutside || random.chance(0.22)) return [building, ...rooms, ...view]
  return [main, ...others, ...view, building]
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
): string[] {
  const fitting = roomPictures.filter(
    (room) =>
      room.kind === kind && room.homes.includes(home) && isOutsideOf(unit, room.interior.outside),
  )
  // Where a room with the home's own outlook is drawn, the curtain stays open.
  const open = fitting.filter(({ interior }) => interior.outside.sight !== 'veiled')
  const choice = kind === 'living' && open.length > 0 ? open : fitting
  return choice.length > 0 ? [random.pick(choice).interior.id] : []
}

function viewOf(random: Random, unit: DemoUnit): string[] {
  const fitting = viewPictures.filter(({ outside }) => isOutsideOf(unit, outside))
  const sights = sightsOf(unit)
  const special = fitting.filter(
    ({ outside }) => outside.sight !== 'city' && sights.includes(outside.sight),
  )
  const choice = special.length > 0 ? special : fitting
  return unit.floor !== null && choice.length > 0 ? [random.pick(choice).id] : []
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
