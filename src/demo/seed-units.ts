import { saveUnit } from '../units/save-unit.ts'
import { momentOf } from './calendar.ts'
import type { DemoRow } from './demo-import.ts'
import type { StoredPictures } from './pictures/demo-pictures.ts'
import type { DemoEvent } from './timeline.ts'

/** Homes of one day are entered every half hour from this one on. */
const FIRST_HOUR = 9

/** A home of the file: when it was listed, and its id from then on. */
export type ListedUnit = { row: DemoRow; listedDaysAgo: number; id: number | null }

export function listedUnits(rows: readonly DemoRow[]): ListedUnit[] {
  return rows.map((row) => ({
    row,
    listedDaysAgo: Math.max(0, Number.parseInt(row.cell('listedDaysAgo'), 10) || 0),
    id: null,
  }))
}

/** Every home is listed on its day, in the order of the file: none before the one above it. */
export function unitEvents(
  now: Date,
  units: readonly ListedUnit[],
  pictures: StoredPictures,
): DemoEvent[] {
  const listedOn = new Map<number, number>()
  let last = 0
  return units.map((unit) => {
    const { row, listedDaysAgo } = unit
    const before = listedOn.get(listedDaysAgo) ?? 0
    listedOn.set(listedDaysAgo, before + 1)
    last = Math.max(last, momentOf(now, listedDaysAgo, FIRST_HOUR + before / 2).getTime())
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
