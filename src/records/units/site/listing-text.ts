import { counted } from '../../../shared/counted.ts'
import { isBeyondWalking, walkingMinutes } from '../../../shared/distance.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { clipped, fitted, TITLE_LENGTH } from '../../../shared/fitted.ts'
import { formatNumber } from '../../../shared/money.ts'
import { PropertyTypes } from '../../projects/rules/project-sets.ts'
import type { PublicUnit } from '../rules/unit.ts'
import { Facings, Furnishings, Views } from '../rules/unit-sets.ts'
import { withProjectDefaults } from '../rules/with-project-defaults.ts'
import { unitName } from './unit-name.ts'
import { priceLines } from './unit-price.ts'

/*
 * The texts of a unit for search engines and its key features. Each is made from the facts, so that it changes
 * with them, until somebody writes it by hand.
 */

/** The most characters of a description that is made. */
export const DESCRIPTION_LENGTH = 155
const MAX_FEATURES = 6

/** A unit as visitors or staff read it. */
type Listed = Omit<PublicUnit, 'status'> & { status: string }

/** The texts as they are shown: those written by hand, else those made from the facts. */
export function listingText(unit: Listed) {
  return {
    seoTitle: unit.seoTitle || madeTitle(unit),
    seoDescription: unit.seoDescription || madeDescription(unit),
    keyFeatures: unit.keyFeatures.length > 0 ? unit.keyFeatures : madeFeatures(unit),
  }
}

/** Its project, number, rooms, type and purpose, in at most 60 characters. */
export function madeTitle(unit: Listed): string {
  const name = shortName(unit)
  const room = TITLE_LENGTH - name.length - ' · '.length
  const fitting = [summary(unit), summary(unit, false)].find((text) => text.length <= room) ?? null
  return fitted([name, fitting], ' · ', TITLE_LENGTH)
}

/** One or two sentences in at most 155 characters. */
export function madeDescription(unit: Listed): string {
  const { project } = unit
  const price = unit.status === 'available' ? priceLines(unit).join(' or ') : 'Reserved'
  const floor = unit.floor === null ? '' : ` on floor ${unit.floor}`
  const rooms = [bedrooms(unit), counted(unit.bathrooms, 'bathroom'), sqm(unit)].join(', ')
  const walk = walkLine(project)
  return fitted(
    [
      `${price}: ${rooms}${floor} at ${clipped(project.name, 50)}.`,
      walk && `${walk}.`,
      unit.furnishing && `${Furnishings.labels[unit.furnishing]}.`,
      `Unit ${unit.unitNumber}.`,
    ],
    ' ',
    DESCRIPTION_LENGTH,
  )
}

/** What somebody who looks for a home asks first. */
export function madeFeatures(unit: Listed): string[] {
  const { petAllowed } = withProjectDefaults(unit)
  const features = [
    walkLine(unit.project),
    unit.furnishing && Furnishings.labels[unit.furnishing],
    unit.floor !== null && unit.floor >= HIGH_FLOOR && 'High floor',
    ...unit.propertyView.map((view) => labelOf(Views, view)),
    unit.propertyFacing && `Facing ${Facings.labels[unit.propertyFacing].toLowerCase()}`,
    petAllowed && petAllowed !== 'not_allowed' && 'Pets allowed',
  ]
  return features.filter((feature) => typeof feature === 'string').slice(0, MAX_FEATURES)
}

const HIGH_FLOOR = 15

/** The unit's name; in a long one the project's name is truncated. */
function shortName({ project, unitNumber }: Listed): string {
  return unitName(clipped(project.name, TITLE_LENGTH - unitName('', unitNumber).length), unitNumber)
}

/** `2-bed condo for rent`, or without the type `2-bed for rent`. */
function summary(unit: Listed, withType = true): string {
  const rooms = unit.bedrooms === 0 ? 'studio' : `${unit.bedrooms}-bed`
  const type = withProjectDefaults(unit).propertyType
  const kind = type ? PropertyTypes.labels[type].toLowerCase() : 'home'
  const purpose = unit.status === 'available' ? purposes[unit.listingType] : 'reserved'
  return [rooms, withType && kind, purpose].filter(Boolean).join(' ')
}

const purposes: Record<PublicUnit['listingType'], string> = {
  rent: 'for rent',
  sell: 'for sale',
  rent_sell: 'for rent or sale',
}

/** `5 min walk to Asok station`; null beyond walking. */
function walkLine({ nearestStation, distanceToStation }: PublicUnit['project']): string | null {
  if (!nearestStation || distanceToStation === null || isBeyondWalking(distanceToStation)) {
    return null
  }
  return `${walkingMinutes(distanceToStation)} min walk to ${nearestStation.name} station`
}

function bedrooms(unit: Listed): string {
  return unit.bedrooms === 0 ? 'studio' : counted(unit.bedrooms, 'bedroom')
}

function sqm(unit: Listed): string {
  return `${formatNumber(unit.size)} sqm`
}
