import { classNames } from '../style/class-names.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

/** A segmented control with two to four options, made of radio buttons. Works without JavaScript. */
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
  /** The initial choice when uncontrolled. */
  defaultValue?: string
  value?: string
  onChange?: (value: string) => void
  className?: string
}) {
  const [chosen, choose] = useOptimisticChoice(value)
  return (
    <fieldset
      className={classNames(
        'inline-flex w-fit overflow-hidden rounded-control border border-field bg-paper',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
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
