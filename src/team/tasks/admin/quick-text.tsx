import { type Ref, type UIEvent, useRef } from 'react'
import type { QuickPart } from '../rules/quick-line/quick-line.ts'

/** The line itself; what was understood is underlined. */
export function QuickText({
  line,
  parts,
  maxLength,
  isInvalid,
  onType,
  ref,
}: {
  line: string
  /** In their order, without overlaps. */
  parts: readonly QuickPart[]
  maxLength: number
  isInvalid: boolean
  onType: (line: string) => void
  ref: Ref<HTMLInputElement>
}) {
  const marks = useRef<HTMLSpanElement>(null)
  const follow = ({ currentTarget }: UIEvent<HTMLInputElement>) => {
    if (marks.current) marks.current.scrollLeft = currentTarget.scrollLeft
  }
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2.5 rounded-control px-3 has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:border max-md:border-field max-md:bg-card">
      <span className="icon-plus before:size-4" />
      <span className="relative block min-w-0 flex-1">
        <span
          ref={marks}
          aria-hidden="true"
          className="control-text pointer-events-none absolute inset-0 flex items-center overflow-hidden whitespace-pre text-transparent"
        >
          <span>{underlined(line, parts)}</span>
        </span>
        <input
          ref={ref}
          type="text"
          aria-label="Add a task"
          aria-invalid={isInvalid || undefined}
          placeholder="Add a task: call Arisa tomorrow 10:00"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={maxLength}
          value={line}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onScroll={follow}
          className="control relative w-full bg-transparent outline-none! placeholder:text-ink-2"
        />
      </span>
    </label>
  )
}

function underlined(line: string, parts: readonly QuickPart[]) {
  return parts.flatMap(({ start, end }, index) => {
    const before = line.slice(parts[index - 1]?.end ?? 0, start)
    const mark = (
      <u key={start} className="decoration-accent decoration-2 underline-offset-4">
        {line.slice(start, end)}
      </u>
    )
    return [before, mark]
  })
}
