import { type ReactNode, useRef } from 'react'
import { useClippedCount } from '../use-clipped-count.ts'

/** Controls of a list on a phone: one line that scrolls, with the number of those beyond its end. */
export function OneLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  const clipped = useClippedCount(line, children)
  return (
    <div className="flex items-center gap-2">
      <div
        ref={line}
        className="dense-row relative -ml-4 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto pl-4 [scrollbar-width:none] *:flex-none [&>select]:max-w-44"
      >
        {children}
      </div>
      {clipped > 0 && (
        <button
          type="button"
          aria-label={`Show ${clipped} more`}
          onClick={() => line.current?.scrollBy({ left: line.current.clientWidth * 0.8 })}
          className="min-h-(--press) flex-none rounded-control border border-line bg-card px-2.5 text-sm text-ink-2 tabular-nums"
        >
          +{clipped}
        </button>
      )}
    </div>
  )
}
