import { useId } from 'react'
import { fieldLabel } from './field.tsx'

/** Toggle buttons side by side; the caller decides what a click does to the others. */
export function ToggleRow<Value extends string | number>({
  label,
  options,
  chosen,
  onPress,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onPress: (value: Value) => void
}) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset puts its legend in the border
    <div role="group" aria-labelledby={id} className="grid min-w-0 gap-1.5">
      <span id={id} className={fieldLabel}>
        {label}
      </span>
      <div className="flex overflow-hidden rounded-control border border-field bg-paper">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={chosen.includes(option.value)}
            onClick={() => onPress(option.value)}
            className="min-h-[calc(var(--control-height)-2px)] min-w-0 flex-auto border-line px-1 text-sm font-medium tabular-nums text-ink-2 not-first:border-l hover:bg-hov focus-visible:-outline-offset-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:underline"
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  )
}
