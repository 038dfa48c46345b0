import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'

type OnMove = (from: number, to: number) => void

/** A list whose items are moved by dragging; each item is one of `useReordered`. */
export function Reorderable({ onMove, children }: { onMove: OnMove; children: ReactNode }) {
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      // The plugin's instructions describe its own keys; ours are on the grip.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source) || source.initialIndex === source.index) return
        onMove(source.initialIndex, source.index)
      }}
    >
      {children}
    </DragDropProvider>
  )
}

const keys: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** An item of a `Reorderable`; `onKeyDown` of its grip moves it by the arrow keys, Home and End, and keeps the focus. */
export function useReordered({
  id,
  index,
  count,
  onMove,
}: {
  id: string | number
  index: number
  count: number
  onMove: OnMove
}) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled: count < 2 })
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const to = keys[event.key]?.(index, count - 1)
    if (to === undefined) return
    event.preventDefault()
    if (to < 0 || to >= count || to === index) return
    const grip = event.currentTarget
    flushSync(() => onMove(index, to))
    grip.focus()
  }
  return { ref, handleRef, isDragging, onKeyDown }
}
