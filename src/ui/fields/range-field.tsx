import * as Slider from 'radix-ui/slider'
import { useState } from 'react'
import { formatNumber } from '../../shared/money.ts'
import { classNames } from '../style/class-names.ts'
import { fieldBox, fieldLabel } from './field.tsx'
import { digitsOnly, type Range, type RangeLimits, withHigh, withLow } from './range-bounds.ts'

type Props = {
  label: string
  /** The unit: "THB", "sqm". */
  unit: string
  limits: RangeLimits
  value: Range
  onChange: (value: Range) => void
  /** Formats a value for screen readers and beside the label. */
  format: (value: number) => string
  /** A short text of the range; by default both bounds. */
  summary?: string
  disabled?: boolean
}

/** A range: a slider with two thumbs and two text inputs. */
export function RangeField({
  label,
  unit,
  limits,
  value,
  onChange,
  format,
  summary,
  disabled = false,
}: Props) {
  const { low, high } = value
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-3">
      <legend className="contents">
        <span className={classNames('flex flex-wrap justify-between gap-x-4', fieldLabel)}>
          {label}
          <span className="font-normal tabular-nums">
            {summary ?? `${format(low)} – ${format(high)}`}
          </span>
        </span>
      </legend>
      <Slider.Root
        {...limits}
        disabled={disabled}
        value={[Math.min(low, limits.max), Math.min(high, limits.max)]}
        preserveThumbOrder
        onValueChange={([newLow = low, newHigh = high]) => onChange({ low: newLow, high: newHigh })}
        className="relative flex h-6 touch-none items-center noscript:hidden data-disabled:opacity-60"
      >
        <Slider.Track className="relative h-1 flex-1 rounded-full bg-line">
          <Slider.Range className="absolute h-full rounded-full bg-accent" />
        </Slider.Track>
        <Thumb label={`${label}, lowest`} text={format(low)} />
        <Thumb label={`${label}, highest`} text={format(high)} />
      </Slider.Root>
      <div className="flex items-center gap-2.5">
        <Bound
          label={`${label} from, ${unit}`}
          value={low}
          unit={unit}
          onCommit={(draft) => onChange(withLow(value, draft, limits))}
        />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <Bound
          label={`${label} to, ${unit}`}
          value={high}
          unit={unit}
          onCommit={(draft) => onChange(withHigh(value, draft, limits))}
        />
      </div>
    </fieldset>
  )
}

function Thumb({ label, text }: { label: string; text: string }) {
  return (
    <Slider.Thumb
      aria-label={label}
      aria-valuetext={text}
      className="block size-6 cursor-grab rounded-full border-3 border-accent bg-card shadow-float active:cursor-grabbing data-disabled:cursor-not-allowed"
    />
  )
}

/** The text input of a bound: accepts digits only, commits on blur or Enter. */
function Bound({
  label,
  value,
  unit,
  onCommit,
}: {
  label: string
  value: number
  unit: string
  onCommit: (draft: string) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null) onCommit(draft)
    setDraft(null)
  }
  return (
    <span className="relative min-w-0 flex-1">
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? formatNumber(value)}
        onChange={(event) => setDraft(digitsOnly(event.currentTarget.value))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className={classNames(fieldBox, 'control pr-12 tabular-nums')}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-ink-3"
      >
        {unit}
      </span>
    </span>
  )
}
