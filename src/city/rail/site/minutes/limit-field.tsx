import * as Slider from 'radix-ui/slider'
import { useId } from 'react'
import { fieldLabel } from '../../../../ui/fields/field.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { MINUTES_SLIDER } from '../../rules/points.ts'
import { placeFieldTexts } from './place-field-texts.ts'

/** The longest journey, in minutes. */
export function LimitField({
  name,
  value,
  onChange,
}: {
  name?: string | undefined
  value: number
  onChange: (value: number) => void
}) {
  const texts = useTexts(placeFieldTexts)
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <p className={`flex justify-between gap-4 ${fieldLabel}`}>
        <span id={id}>{texts.within}</span>
        <span className="font-strong text-ink tabular-nums">{texts.minutes(value)}</span>
      </p>
      <Slider.Root
        {...MINUTES_SLIDER}
        value={[value]}
        onValueChange={([chosen = value]) => onChange(chosen)}
        className="relative flex h-(--control-height) touch-none items-center"
      >
        <Slider.Track className="relative h-1 flex-1 rounded-full bg-line">
          <Slider.Range className="absolute h-full rounded-full bg-accent" />
        </Slider.Track>
        <Slider.Thumb
          aria-labelledby={id}
          aria-valuetext={texts.minutes(value)}
          className="block size-6 cursor-grab rounded-full border-3 border-accent bg-card shadow-float active:cursor-grabbing"
        />
      </Slider.Root>
      {name && <input type="hidden" name={name} value={value} />}
    </div>
  )
}
