import * as Popover from 'radix-ui/popover'
import { type Ref, useRef, useState } from 'react'
import { formatDate } from '../../shared/dates.ts'
import { comingDay } from '../../shared/fields/coming-day.ts'
import { readDay } from '../../shared/fields/read-day.ts'
import { IconButton } from '../icon-button.tsx'
import { classNames } from '../style/class-names.ts'
import { DayCalendar, startAtDay } from './day-calendar.tsx'
import { Field, fieldBox, type Labelled } from './field.tsx'
import { useTypedValue } from './use-typed-value.ts'

/**
 * A day, typed or chosen in a calendar: `YYYY-MM-DD`, or null. Invalid text stays as typed and blocks
 * submitting; `onFault` reports it to forms that do not use the browser's validation.
 */
export function DateField({
  label,
  hint,
  error,
  className,
  value,
  onChange,
  onBlur,
  onFault,
  disablePast = false,
  required = false,
  disabled = false,
  name,
  placeholder = 'D MMM YYYY',
  ref,
}: Labelled & {
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  onFault?: (fault: string | null) => void
  /** Disables past days in the calendar; typed days are validated by the form. */
  disablePast?: boolean
  required?: boolean
  disabled?: boolean
  name?: string
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}) {
  const [isOpen, setIsOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const box = useTypedValue({
    ...{ value, onChange, onBlur, onFault },
    read: (text) => readTyped(text, disablePast),
    write: { read: formatDate, typed: formatDate },
    fault: 'Enter a date, for example 19 Nov 2026',
  })
  const input = () => container.current?.querySelector('input')

  return (
    <Field {...{ label, hint, className, required }} error={box.error ?? error}>
      {(link) => (
        <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
          <Popover.Anchor asChild>
            <div ref={container} className="relative min-w-0">
              <input
                {...link}
                ref={ref}
                name={name}
                required={required}
                disabled={disabled}
                autoComplete="off"
                placeholder={placeholder}
                value={box.text}
                onFocus={box.enter}
                onChange={(event) => {
                  event.currentTarget.setCustomValidity('')
                  box.type(event.currentTarget.value)
                }}
                onBlur={(event) => {
                  event.currentTarget.setCustomValidity(box.isWrong ? 'Enter a date' : '')
                  box.leave()
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown') return
                  event.preventDefault()
                  setIsOpen(true)
                }}
                className={classNames(fieldBox, 'control tabular-nums', buttonsRoom)}
              />
              <div className="absolute inset-y-0 right-0.5 flex items-center">
                {box.text !== '' && !required && !disabled && (
                  <IconButton
                    label={`Clear ${label}`}
                    onClick={() => {
                      input()?.setCustomValidity('')
                      box.set(null)
                      input()?.focus()
                    }}
                  >
                    <span className="icon-x before:size-4" />
                  </IconButton>
                )}
                <Popover.Trigger asChild>
                  <IconButton label={`Choose ${label} in a calendar`} disabled={disabled}>
                    <span className="icon-calendar before:size-4" />
                  </IconButton>
                </Popover.Trigger>
              </div>
            </div>
          </Popover.Anchor>
          <Popover.Portal>
            <Popover.Content
              aria-label={`${label}, calendar`}
              align="end"
              sideOffset={4}
              collisionPadding={8}
              onOpenAutoFocus={startAtDay}
              onCloseAutoFocus={(event) => {
                event.preventDefault()
                input()?.focus()
              }}
              className="z-50 rounded-card border border-line bg-card p-3 shadow-float outline-none"
            >
              <DayCalendar
                value={value}
                disablePast={disablePast}
                onChoose={(day) => {
                  input()?.setCustomValidity('')
                  box.set(day)
                  setIsOpen(false)
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

const buttonsRoom = 'pr-[calc(2*var(--press)+0.25rem)]!'

/** A day, also one without its year, `5/12` and `5 Dec`, or with two digits of it: the nearest, or the next one. */
function readTyped(text: string, isComing: boolean): string | null | undefined {
  const day = readDay(text)
  if (day !== undefined || !/^\s*[\d๐-๙]/.test(text)) return day
  const [next, last = next] = comingDay(text, new Date()) ?? []
  return isComing ? next : last
}
