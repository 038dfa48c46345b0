import { classNames } from './class-names.ts'
import { useChosen } from './use-chosen.ts'

/** A choice of one among two to four, side by side. Plain radio buttons underneath: no JavaScript needed. */
export function Segmented({
  label,
  name,
  options,
  defaultValue,
  value,
  onChange,
  className,
}: {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  /** What is chosen at first; `value` instead where the caller keeps what is. */
  defaultValue?: string
  value?: string
  onChange?: (value: string) => void
  className?: string
}) {
  const [chosen, choose] = useChosen(value)
  return (
    <fieldset
      className={classNames(
        'inline-flex w-fit overflow-hidden rounded-control border border-field bg-paper',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex flex-auto cursor-pointer items-center justify-center px-4 py-2 text-sm in-[.dense-row]:min-h-[calc(var(--press)-2px)] in-[.dense-row]:px-3 in-[.dense-row]:py-0 font-medium text-ink-2 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === chosen })}
            onChange={() => {
              choose(option.value)
              onChange?.(option.value)
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
