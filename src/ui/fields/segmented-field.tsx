import { useId } from 'react'
import { fieldLabel } from './field.tsx'
import { Segmented } from './segmented.tsx'

/** A `Segmented` as a form field: with a label, at full width. */
export function SegmentedField({
  label,
  value,
  onChange,
  options,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}) {
  const name = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <span aria-hidden="true" className={fieldLabel}>
        {label}
      </span>
      <Segmented
        {...{ label, name, options, value, onChange }}
        className="w-full! *:[label]:min-h-[calc(var(--control-height)-2px)] *:[label]:px-1!"
      />
    </div>
  )
}
