import type { View } from '../../units/rules.ts'
import type { DemoUnit } from '../demo-unit.ts'
import { FLOOR_ABOVE_ROOFS, FLOOR_OF_SKYLINE } from '../outlook.ts'
import type { DemoPicture, HomeClass } from './demo-pictures.ts'

/**
 * The kind of a home as it would be photographed: one that comes without furniture is empty, whatever
 * its plan.
 */
export function homeClass({ furnishing, layout, bedrooms }: DemoUnit): HomeClass {
  if (furnishing === 'bare_shell') return 'shell'
  if (furnishing !== 'fully_furnished') return 'empty'
  if (layout === 'P') return 'penthouse'
  if (layout === 'D') return 'loft'
  if (layout === 'T' || layout === 'H') return 'house'
  if (bedrooms === 0) return 'studio'
  return bedrooms === 1 ? 'one' : 'family'
}

const sightOf: Partial<Record<View, DemoPicture['sight']>> = {
  river_view: 'river',
  lake_view: 'lake',
  park_view: 'park',
  pool_view: 'pool',
  property_view: 'garden',
  block_view: 'street',
  city_view: 'city',
  sky_line: 'city',
}

/** What the home's windows may show. A sheer curtain suits them all. */
function sightsOf({ views }: DemoUnit): DemoPicture['sight'][] {
  return ['veiled', ...views.flatMap((view) => sightOf[view] ?? [])]
}

/** Whether an outside could be that of the home: it sees it, and from about this height. */
export function isOutsideOf(unit: DemoUnit, { sight, level }: DemoPicture): boolean {
  if (!sightsOf(unit).includes(sight)) return false
  if (sight !== 'city') return true
  const own = levelOf(unit)
  return level === own || (level === 'middle' && own === 'high')
}

/** How high a home lies, as pictures tell it. */
export function levelOf({ floor }: DemoUnit): DemoPicture['level'] {
  if ((floor ?? 0) >= FLOOR_OF_SKYLINE) return 'high'
  return (floor ?? 0) >= FLOOR_ABOVE_ROOFS ? 'middle' : 'low'
}
