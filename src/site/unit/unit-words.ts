import { PropertyTypes } from '../../projects/rules.ts'
import { counted } from '../../shared/counted.ts'
import { isBeyondWalking, walkingMinutes } from '../../shared/distance.ts'
import { formatNumber } from '../../shared/money.ts'
import { Furnishings, homeOf, type UnitDocument } from '../../units/rules.ts'
import { unitName } from '../../units/site/unit-name.ts'
import { priceLines } from '../../units/site/unit-price.ts'
import { clipped, DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../seo/fitted.ts'

/** What staff wrote as the unit's title, else its project and number, and what it is. */
export function unitTitle(unit: UnitDocument): string {
  if (unit.seoTitle) return fitted([unit.seoTitle, 'Sathani'], ' · ', TITLE_LENGTH)
  const name = shortName(unit)
  const room = TITLE_LENGTH - name.length - ' · '.length
  const what = [offered(unit), offered(unit, false)].find((words) => words.length <= room) ?? null
  return fitted([name, what, 'Sathani'], ' · ', TITLE_LENGTH)
}

/** One or two sentences of what a visitor reads on the page. */
export function unitDescription(unit: UnitDocument): string {
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

/** Of a long name the project's part is cut. */
function shortName({ project, unitNumber }: UnitDocument): string {
  return unitName(clipped(project.name, TITLE_LENGTH - unitName('', unitNumber).length), unitNumber)
}

/** `2-bed condo for rent`; in short `2-bed for rent`. */
function offered(unit: UnitDocument, isWhole = true): string {
  const rooms = unit.bedrooms === 0 ? 'studio' : `${unit.bedrooms}-bed`
  const type = homeOf(unit).propertyType
  const kind = type ? PropertyTypes.labels[type].toLowerCase() : 'home'
  const purpose = unit.status === 'available' ? purposes[unit.listingType] : 'reserved'
  return [rooms, isWhole && kind, purpose].filter(Boolean).join(' ')
}

const purposes: Record<UnitDocument['listingType'], string> = {
  rent: 'for rent',
  sell: 'for sale',
  rent_sell: 'for rent or sale',
}

function walk({ nearestStation, distanceToStation }: UnitDocument['project']): string | null {
  if (!nearestStation || distanceToStation === null || isBeyondWalking(distanceToStation)) {
    return null
  }
  return `${walkingMinutes(distanceToStation)} min walk to ${nearestStation.name} station.`
}

function bedrooms(unit: UnitDocument): string {
  return unit.bedrooms === 0 ? 'studio' : counted(unit.bedrooms, 'bedroom')
}

function sqm(unit: UnitDocument): string {
  return `${formatNumber(unit.size)} sqm`
}
