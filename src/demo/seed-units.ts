import { bangkokDate } from '../shared/dates.ts'
import type { UnitChange, UnitInput } from '../units/rules.ts'
import { saveUnit } from '../units/save-unit.ts'
import { momentOf } from './calendar.ts'
import type { DemoUnit } from './demo-unit.ts'
import { describeUnit } from './describe-unit.ts'
import { agentOf, ownerOf } from './ownership.ts'
import { picturesOfUnit } from './pictures/picture-plan.ts'
import { type DemoEvent, entered, type Ledger, stored } from './timeline.ts'
import { demoUnits } from './units.ts'

const DAY_MS = 86_400_000
/** Homes of one day are entered every half hour from this one on. */
const FIRST_HOUR = 9

/** Every home is listed as available; later its owner confirms that, or something becomes of it. */
export function unitEvents(now: Date): DemoEvent[] {
  const listedOn = new Map<number, number>()
  return demoUnits().flatMap((unit) => {
    const before = listedOn.get(unit.listedDaysAgo) ?? 0
    listedOn.set(unit.listedDaysAgo, before + 1)
    const listing: DemoEvent = {
      at: momentOf(now, unit.listedDaysAgo, FIRST_HOUR + before / 2),
      async happens(tx, ledger) {
        const { id } = await saveUnit(tx, null, listingOf(unit, now, ledger))
        ledger.units.set(unit.key, id)
      },
    }
    const news = newsOf(unit, now, listing.at)
    return news ? [listing, news] : [listing]
  })
}

function newsOf(unit: DemoUnit, now: Date, listedAt: Date): DemoEvent | null {
  const { status, listedDaysAgo, heardDaysAgo, rentedForDays, isHidden } = unit
  const isAvailable = status === 'available'
  if (isAvailable && (heardDaysAgo < 0 || heardDaysAgo >= listedDaysAgo)) return null
  // Sold on the day it was listed: the sort that puts events in order keeps the listing first.
  const at = heardDaysAgo === listedDaysAgo ? listedAt : momentOf(now, heardDaysAgo, 17)
  const change: UnitChange = isAvailable
    ? { availabilityDate: at.toISOString() }
    : {
        status,
        ...(isHidden && { showOnWebsite: false }),
        ...(rentedForDays && { rentedUntil: dayAhead(now, rentedForDays) }),
      }
  return {
    at,
    happens: (tx, ledger) => saveUnit(tx, entered(ledger.units, unit.key), change),
  }
}

function dayAhead(now: Date, days: number): string {
  return bangkokDate(new Date(now.getTime() + days * DAY_MS))
}

/** What a person types into the unit form. */
function listingOf(unit: DemoUnit, now: Date, ledger: Ledger): UnitInput {
  const project = entered(ledger.projects, unit.project.key)
  const agent = agentOf(unit)
  const isToCome = unit.heardDaysAgo < 0
  return {
    projectId: project.id,
    unitNumber: unit.unitNumber,
    floor: unit.floor,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    size: unit.size,
    listingType: unit.listingType,
    propertyType: unit.project.propertyType,
    price: unit.price,
    rentAmount: unit.rentAmount,
    furnishing: unit.furnishing,
    ownershipType: unit.ownershipType,
    primary: unit.isFirstSale,
    petAllowed: unit.petAllowed,
    smokingAllowed: unit.smokingAllowed,
    propertyFacing: unit.facing,
    propertyView: unit.views,
    description: describeUnit(unit, project),
    uniqueFeatures: unit.features.map(({ label }) => label),
    images: stored(ledger, picturesOfUnit(unit)),
    externalDataSource: unit.source,
    ownerContactId: entered(ledger.contacts, ownerOf(unit).email),
    agentContactId: agent && entered(ledger.contacts, agent.email),
    ...(isToCome && { availabilityDate: momentOf(now, unit.heardDaysAgo, 0).toISOString() }),
    ...(unit.isHidden && unit.status === 'available' && { showOnWebsite: false }),
  }
}
