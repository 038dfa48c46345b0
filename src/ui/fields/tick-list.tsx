import { useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { CheckboxField, fieldLabel } from './field.tsx'

/** A choice of several: checkboxes in two columns, or in one line. */
export function TickList<Value extends string>({
  label,
  note,
  options,
  chosen,
  onToggle,
  isOneLine = false,
}: {
  label: string
  /** Explains the effect of choosing several. */
  note?: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onToggle: (value: Value) => void
  /** Beside each other on wide screens. */
  isOneLine?: boolean
}) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset puts its legend in the border
    <div role="group" aria-labelledby={id} className="grid min-w-0 content-start gap-1.5">
      <span id={id} className={fieldLabel}>
        {label}
        {note && <span className="float-right font-normal">{note}</span>}
      </span>
      <div className={classNames('grid grid-cols-2 gap-x-4', isOneLine && 'xl:flex xl:flex-wrap')}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => onToggle(option.value)}
            className="min-h-8.5! has-checked:text-ink pointer-coarse:min-h-11!"
          />
        ))}
      </div>
    </div>
  )
}
