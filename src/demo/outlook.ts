import type { Facing, View } from '../units/rules.ts'
import type { DemoProject } from './demo-project.ts'
import type { Layout } from './layouts.ts'
import type { Random } from './random.ts'

const compass: Facing[] = [
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
]

/** From this floor on, a home looks over the roofs around it. */
export const FLOOR_ABOVE_ROOFS = 9
/** From this floor on, it sees the skyline. */
export const FLOOR_OF_SKYLINE = 20

/** What a home sees on its side and from its floor. A house looks at its own lane and garden. */
export function viewsFrom(
  random: Random,
  project: DemoProject,
  home: { floor: number | null; facing: Facing; layout: Layout },
): View[] {
  const { floor, facing, layout } = home
  if (floor === null) return ['property_view']
  if (layout === 'P') {
    return inOrder(['view_360', 'sky_line', ...sightsOn(project, facing), 'city_view'])
  }

  const views = sightsOn(project, facing).filter((sight) => isSeenFrom(sight, floor, project))
  if (floor >= FLOOR_OF_SKYLINE) views.push('sky_line')
  if (floor >= FLOOR_ABOVE_ROOFS) {
    views.push('city_view')
    if (random.chance(0.35)) views.push('unblock_view')
  } else if (!views.length) {
    views.push(hasGarden(project) && random.chance(0.55) ? 'property_view' : 'block_view')
  }
  return inOrder(views)
}

/** Whether two sides of the compass lie within 45 degrees of each other. */
export function isTowards(facing: Facing, side: Facing): boolean {
  const apart = Math.abs(compass.indexOf(facing) - compass.indexOf(side))
  return Math.min(apart, compass.length - apart) <= 1
}

function sightsOn(project: DemoProject, facing: Facing): View[] {
  const views: View[] = ['park_view', 'lake_view', 'river_view', 'pool_view']
  return views.filter((view) => project.sights[view]?.includes(facing))
}

/**
 * The pool is seen from below the roofs, lakes and parks from above them; a low house stands at its
 * park, and a riverside house at the river.
 */
function isSeenFrom(sight: View, floor: number, project: DemoProject): boolean {
  if (sight === 'river_view') return true
  if (sight === 'pool_view') return floor <= FLOOR_ABOVE_ROOFS + 3
  return project.buildingFloors <= FLOOR_ABOVE_ROOFS ? floor >= 4 : floor >= FLOOR_ABOVE_ROOFS
}

function hasGarden(project: DemoProject): boolean {
  return project.facilities.includes('community_garden')
}

function inOrder(views: View[]): View[] {
  const order: View[] = [
    'property_view',
    'unblock_view',
    'block_view',
    'city_view',
    'park_view',
    'lake_view',
    'river_view',
    'pool_view',
    'sky_line',
    'view_360',
  ]
  return order.filter((view) => views.includes(view))
}
