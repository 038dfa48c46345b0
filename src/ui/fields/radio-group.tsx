/** Radio buttons, one per line. */
export function RadioGroup<Value extends string>({
  label,
  name,
  options,
  defaultValue,
  disabled = false,
  onChange,
}: {
  label: string
  name: string
  options: readonly { value: Value; label: string; hint?: string }[]
  defaultValue: Value
  disabled?: boolean
  onChange?: (value: Value) => void
}) {
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-6 items-start gap-2.5 has-disabled:text-ink-3"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            onChange={() => onChange?.(option.value)}
            className="tick mt-px -mx-0.75"
          />
          <span className="grid">
            {option.label}
            {option.hint && <span className="text-sm text-ink-3">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
