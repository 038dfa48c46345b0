import * as Slider from 'radix-ui/slider'
import { useState } from 'react'
import { formatNumber } from '../shared/money.ts'
import { classNames } from './class-names.ts'
import { fieldBox, fieldLabel } from './field.tsx'
import { digitsOnly, type Range, type RangeLimits, withHigh, withLow } from './range-bounds.ts'

type Props = {
  label: string
  /** What the figures count: "THB", "sqm". */
  unit: string
  limits: RangeLimits
  value: Range
  onChange: (value: Range) => void
  /** How a figure is read out and shown beside the label. */
  format: (value: number) => string
  /** What the range says in a few words; both ends where it is left out. */
  summary?: string
  disabled?: boolean
}

/** A lowest and a highest value: two thumbs on a track, and a text box for each. */
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
        onValueChange={([first = low, second = high]) => onChange({ low: first, high: second })}
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
          onCommit={(typed) => onChange(withLow(value, typed, limits))}
        />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <Bound
          label={`${label} to, ${unit}`}
          value={high}
          unit={unit}
          onCommit={(typed) => onChange(withHigh(value, typed, limits))}
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

/** Keeps digits only while one types; the range follows when one is done. */
function Bound({
  label,
  value,
  unit,
  onCommit,
}: {
  label: string
  value: number
  unit: string
  onCommit: (typed: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null) onCommit(typed)
    setTyped(null)
  }
  return (
    <span className="relative min-w-0 flex-1">
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? formatNumber(value)}
        onChange={(event) => setTyped(digitsOnly(event.currentTarget.value))}
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
