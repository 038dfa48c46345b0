import { useState } from 'react'
import { type Reach, readReach } from '../../../places/reach-rules.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { LineChips } from './line-chips.tsx'
import { reachOptions } from './map-controls.tsx'

const row = 'min-w-0 flex-1 *:min-h-11 *:px-1.5'
const beside =
  'flex min-h-11 items-center gap-2 rounded-control border border-line bg-card px-3 text-sm font-medium shadow-float'

/** The distance and the lines, above a map on a screen of its own. */
export function ReachControls({
  within,
  lines,
  allLinesHref,
  onReach,
  onLines,
}: {
  within: Reach
  lines: readonly string[]
  allLinesHref: string
  onReach: (reach: Reach) => void
  onLines: (lines: readonly string[]) => void
}) {
  const [hasLines, setHasLines] = useState(false)
  return (
    <>
      <div className="flex gap-2">
        <Segmented
          label="Distance from the station"
          name="within-screen"
          options={reachOptions}
          value={String(within)}
          onChange={(value) => onReach(readReach(value))}
          className={row}
        />
        <button
          type="button"
          aria-expanded={hasLines}
          onClick={() => setHasLines(!hasLines)}
          className={`icon-train-front ${beside}`}
        >
          Lines
        </button>
      </div>
      {hasLines && (
        <div className="overflow-hidden rounded-control border border-line bg-card px-4.5 py-2 shadow-float">
          <LineChips shown={lines} href={allLinesHref} onChange={onLines} />
        </div>
      )}
    </>
  )
}

const limits = [15, 20, 25, 30, 45].map((limit) => ({ value: String(limit), label: String(limit) }))

/** The limits that most want; every other stands where places are chosen. */
export function LimitControls({
  limit,
  onLimit,
}: {
  limit: number
  onLimit: (limit: number) => void
}) {
  return (
    <div className="flex gap-2">
      <Segmented
        label="Within so many minutes"
        name="limit-screen"
        options={limits}
        value={String(limit)}
        onChange={(value) => onLimit(Number(value))}
        className={row}
      />
      <span aria-hidden="true" className={beside}>
        minutes
      </span>
    </div>
  )
}
