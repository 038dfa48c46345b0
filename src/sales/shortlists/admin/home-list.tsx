import { useId, useState } from 'react'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { Reorderable } from '../../../ui/reorder.tsx'
import { HomeRow } from './home-row.tsx'
import { shortlistTexts } from './shortlist-texts.ts'

/** The homes to send in their order: moved by dragging or by arrow keys on a grip, and left out. */
export function HomeList({
  homes,
  searchedType,
  onMove,
  onLeaveOut,
}: {
  homes: readonly UnitRecord[]
  /** What is looked for: its price is shown. */
  searchedType: UnitSearch['listingType']
  onMove: (from: number, to: number) => void
  onLeaveOut: (id: number) => void
}) {
  const hintId = useId()
  const [announcement, setAnnouncement] = useState('')

  function move(from: number, to: number) {
    const name = homes[from]?.unitNumber ?? ''
    onMove(from, to)
    setAnnouncement(shortlistTexts.moved(name, to + 1, homes.length))
  }

  return (
    <>
      <Reorderable onMove={move}>
        <ol className="overflow-hidden rounded-card border border-line">
          {homes.map((unit, index) => (
            <HomeRow
              key={unit.id}
              {...{ unit, index, hintId, searchedType }}
              count={homes.length}
              onMove={move}
              onLeaveOut={() => onLeaveOut(unit.id)}
            />
          ))}
        </ol>
      </Reorderable>
      <p id={hintId} hidden>
        {shortlistTexts.orderKeys}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
