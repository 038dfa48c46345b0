import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { useId, useState } from 'react'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { HomeRow } from './home-row.tsx'
import { shortlistTexts } from './shortlist-texts.ts'

/** The homes to send in their order: moved by dragging or by arrow keys on a grip, and left out. */
export function HomeList({
  homes,
  onMove,
  onLeaveOut,
}: {
  homes: readonly UnitRecord[]
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
      <DragDropProvider
        sensors={[PointerSensor]}
        // The plugin's instructions describe its own keys; ours are on the grip.
        plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (canceled || !isSortable(source) || source.initialIndex === source.index) return
          move(source.initialIndex, source.index)
        }}
      >
        <ol className="overflow-hidden rounded-card border border-line">
          {homes.map((unit, index) => (
            <HomeRow
              key={unit.id}
              {...{ unit, index, hintId }}
              count={homes.length}
              onMove={move}
              onLeaveOut={() => onLeaveOut(unit.id)}
            />
          ))}
        </ol>
      </DragDropProvider>
      <p id={hintId} hidden>
        {shortlistTexts.orderKeys}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
