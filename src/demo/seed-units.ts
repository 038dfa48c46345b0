import { saveUnit } from '../records/units/save-unit.ts'
import { momentOf } from './calendar.ts'
import type { DemoRow } from './demo-import.ts'
import type { StoredPictures } from './pictures/demo-pictures.ts'
import type { DemoEvent } from './timeline.ts'

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

/** The events that list each unit on its day, in the order of the file: none before the one above it. */
export function unitEvents(
  now: Date,
  units: readonly ListedUnit[],
  pictures: StoredPictures,
): DemoEvent[] {
  const listedOn = new Map<number, number>()
  let last = 0
  return units.map((unit) => {
    const { row, listedDaysAgo } = unit
    const earlierThatDay = listedOn.get(listedDaysAgo) ?? 0
    listedOn.set(listedDaysAgo, earlierThatDay + 1)
    last = Math.max(last, momentOf(now, listedDaysAgo, FIRST_HOUR + earlierThatDay / 2).getTime())
    return {
      at: new Date(last),
      async happens(tx) {
        unit.id = await row.write(tx.now)
        const images = pictures.of(row.list('pictures'))
        if (images.length > 0) await saveUnit(tx, unit.id, { images })
      },
    }
  })
}
