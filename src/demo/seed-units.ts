import { saveUnit } from '../records/units/save-unit.ts'
import { momentOf } from './calendar.ts'
import type { DemoRow } from './demo-import.ts'
import type { StoredPictures } from './pictures/demo-pictures.ts'
import type { DemoEvent } from './timeline.ts'

/** Every so many units had a higher price or rent when they were listed, by a share of it. */
const REDUCED = { every: 9, by: [0.04, 0.06, 0.09] }
/** How many days ago a figure can have been reduced. */
const REDUCED_DAYS_AGO = [4, 11, 19, 26, 47, 75]

/** Units of one day are dated every half hour from this hour on. */
const FIRST_HOUR = 9

/** A unit of the file: how many days ago it was listed, and its id once it is written. */
export type ListedUnit = { row: DemoRow; listedDaysAgo: number; id: number | null }

export function listedUnits(rows: readonly DemoRow[]): ListedUnit[] {
  return rows.map((row) => ({
    row,
    listedDaysAgo: Math.max(0, Number.parseInt(row.cell('listedDaysAgo'), 10) || 0),
    id: null,
  }))
}

/**
 * The events that list each unit on its day, in the order of the file: none before the one above it. Some are listed at
 * a higher price or rent, and have that of the file since.
 */
export function unitEvents(
  now: Date,
  units: readonly ListedUnit[],
  pictures: StoredPictures,
): DemoEvent[] {
  const listedOn = new Map<number, number>()
  let last = 0
  return units.flatMap((unit, index) => {
    const { row, listedDaysAgo } = unit
    const earlierThatDay = listedOn.get(listedDaysAgo) ?? 0
    listedOn.set(listedDaysAgo, earlierThatDay + 1)
    last = Math.max(last, momentOf(now, listedDaysAgo, FIRST_HOUR + earlierThatDay / 2).getTime())
    const reduction = index % REDUCED.every === 0 ? reductionOf(unit, index / REDUCED.every) : null
    const listed: DemoEvent = {
      at: new Date(last),
      async happens(tx) {
        unit.id = await row.write(tx.now)
        const images = pictures.of(row.list('pictures'))
        if (images.length > 0) await saveUnit(tx, unit.id, { images })
        if (reduction) await saveUnit(tx, unit.id, reduction.before)
      },
    }
    if (!reduction) return [listed]
    const reduced: DemoEvent = {
      at: momentOf(now, reduction.daysAgo, FIRST_HOUR),
      async happens(tx) {
        if (unit.id !== null) await saveUnit(tx, unit.id, reduction.after)
      },
    }
    return [listed, reduced]
  })
}

/** What a unit was listed at and since when it is lower; null if it was listed too lately or has neither figure. */
function reductionOf({ row, listedDaysAgo }: ListedUnit, count: number) {
  const daysAgo = REDUCED_DAYS_AGO[count % REDUCED_DAYS_AGO.length] ?? 0
  const share = 1 + (REDUCED.by[count % REDUCED.by.length] ?? 0)
  const field = row.cell('listingType') === 'rent' ? 'rentAmount' : 'price'
  const figure = Number(row.cell(field))
  const isShown = row.cell('showOnWebsite') === 'yes'
  if (!isShown || figure === 0 || listedDaysAgo < daysAgo + 7) return null
  const step = field === 'price' ? 10_000 : 500
  const former = Math.ceil((figure * share) / step) * step
  return { daysAgo, before: { [field]: former }, after: { [field]: figure } }
}
