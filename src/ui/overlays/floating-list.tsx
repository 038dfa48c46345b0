import { type ReactNode, useLayoutEffect, useRef } from 'react'

const HEIGHT = 300

/** A floating listbox below its input, or above it without room below. The focus stays in the input. */
export function FloatingList({
  id,
  label,
  busy = false,
  multiple = false,
  status,
  note,
  children,
}: {
  id: string
  label: string
  busy?: boolean
  multiple?: boolean
  /** Live region text. */
  status: string
  /** Shown when there are no options. */
  note?: ReactNode
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    place.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <div
      ref={(element) => {
        place.current = element
        if (element) turnUp(element)
      }}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-75 overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-1 shadow-float data-up:top-auto data-up:bottom-full data-up:mb-1"
    >
      <div
        role="listbox"
        id={id}
        aria-label={label}
        aria-busy={busy}
        aria-multiselectable={multiple || undefined}
        tabIndex={-1}
      >
        {children}
      </div>
      {note && <div className="px-2.5 py-3 text-sm text-ink-2">{note}</div>}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  )
}

function turnUp(list: HTMLElement): void {
  const box = list.parentElement?.getBoundingClientRect()
  if (!box) return
  const below = innerHeight - box.bottom
  list.toggleAttribute('data-up', below < HEIGHT && box.top > below)
}
