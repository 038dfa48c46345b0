import { useState } from 'react'
import { type ReachMetres, readReach } from '../../../../city/rail/rules/reach.ts'
import { Segmented } from '../../../../ui/fields/segmented.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { LineChips } from './line-chips.tsx'
import { reachOptions } from './map-controls.tsx'
import { stationMapTexts } from './station-map-texts.ts'

const row = 'min-w-0 flex-1 *:min-h-11 *:px-1.5'
const boxClass =
  'flex min-h-11 items-center gap-2 rounded-control border border-line bg-card px-3 text-sm font-medium shadow-float'

/** The distance and the lines, above the map in full screen. */
export function ReachControls({
  within,
  lines,
  allLinesHref,
  onReach,
  onLines,
}: {
  within: ReachMetres
  lines: readonly string[]
  allLinesHref: string
  onReach: (reach: ReachMetres) => void
  onLines: (lines: readonly string[]) => void
}) {
  const texts = useTexts(stationMapTexts)
  const [hasLines, setHasLines] = useState(false)
  return (
    <>
      <div className="flex gap-2">
        <Segmented
          label={texts.distance}
          name="within-screen"
          options={reachOptions(texts)}
          value={String(within)}
          onChange={(value) => onReach(readReach(value))}
          className={row}
        />
        <button
          type="button"
          aria-expanded={hasLines}
          onClick={() => setHasLines(!hasLines)}
          className={`icon-train-front ${boxClass}`}
        >
          {texts.lines}
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

/** The most used limits; all others are available where places are chosen. */
export function LimitControls({
  limit,
  onLimit,
}: {
  limit: number
  onLimit: (limit: number) => void
}) {
  const texts = useTexts(stationMapTexts)
  return (
    <div className="flex gap-2">
      <Segmented
        label={texts.limit}
        name="limit-screen"
        options={limits}
        value={String(limit)}
        onChange={(value) => onLimit(Number(value))}
        className={row}
      />
      <span aria-hidden="true" className={boxClass}>
        {texts.minutesWord}
      </span>
    </div>
  )
}
