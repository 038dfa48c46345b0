import { PropertyTypes } from '../../projects/rules/project-sets.ts'
import { counted } from '../../shared/counted.ts'
import { isBeyondWalking, walkingMinutes } from '../../shared/distance.ts'
import { formatNumber } from '../../shared/money.ts'
import type { PublicUnit } from '../../units/rules/unit.ts'
import { Furnishings } from '../../units/rules/unit-sets.ts'
import { withProjectDefaults } from '../../units/rules/with-project-defaults.ts'
import { unitName } from '../../units/site/unit-name.ts'
import { priceLines } from '../../units/site/unit-price.ts'
import { clipped, DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../seo/fitted.ts'

/** The unit's SEO title, else its project, number, type and purpose. */
export function unitTitle(unit: PublicUnit): string {
  if (unit.seoTitle) return fitted([unit.seoTitle, 'Sathani'], ' · ', TITLE_LENGTH)
  const name = shortName(unit)
  const room = TITLE_LENGTH - name.length - ' · '.length
  const fittingSummary =
    [summary(unit), summary(unit, false)].find((text) => text.length <= room) ?? null
  return fitted([name, fittingSummary, 'Sathani'], ' · ', TITLE_LENGTH)
}

/** A meta description of one or two sentences. */
export function unitDescription(unit: PublicUnit): string {
  const { project } = unit
  const price = unit.status === 'available' ? priceLines(unit).join(' or ') : 'Reserved'
  const floor = unit.floor === null ? '' : ` on floor ${unit.floor}`
  const rooms = [bedrooms(unit), counted(unit.bathrooms, 'bathroom'), sqm(unit)].join(', ')
  return fitted(
    [
      `${price}: ${rooms}${floor} at ${clipped(project.name, 50)}.`,
      walk(project),
      unit.furnishing && `${Furnishings.labels[unit.furnishing]}.`,
      `Unit ${unit.unitNumber}.`,
    ],
    ' ',
    DESCRIPTION_LENGTH,
  )
}

/** The unit's name; in a long one the project's name is truncated. */
function shortName({ project, unitNumber }: PublicUnit): string {
  return unitName(clipped(project.name, TITLE_LENGTH - unitName('', unitNumber).length), unitNumber)
}

/** `2-bed condo for rent`, or without the type `2-bed for rent`. */
function summary(unit: PublicUnit, withType = true): string {
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

function walk({ nearestStation, distanceToStation }: PublicUnit['project']): string | null {
  if (!nearestStation || distanceToStation === null || isBeyondWalking(distanceToStation)) {
    return null
  }
  return `${walkingMinutes(distanceToStation)} min walk to ${nearestStation.name} station.`
}

function bedrooms(unit: PublicUnit): string {
  return unit.bedrooms === 0 ? 'studio' : counted(unit.bedrooms, 'bedroom')
}

function sqm(unit: PublicUnit): string {
  return `${formatNumber(unit.size)} sqm`
}
