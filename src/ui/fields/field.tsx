import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'

export type Labelled = {
  label: string
  /** The error message of the value, shown below and linked to the input. */
  error?: string | null | undefined
  hint?: string
  className?: string
}

/** Classes of inputs. */
export const fieldBox =
  'w-full scroll-mt-10 rounded-control border border-field bg-paper px-3.5 text-ink placeholder:text-ink-3 aria-invalid:border-danger disabled:bg-wash disabled:text-ink-3'

/** Classes of labels. */
export const fieldLabel = 'text-sm font-medium text-ink-2'

/** A labelled text input. */
export function TextField({
  label,
  error,
  hint,
  className,
  start,
  end,
  ...rest
}: Labelled & ComponentProps<'input'> & { start?: ReactNode; end?: ReactNode }) {
  return (
    <Field {...{ label, error, hint, className }} required={rest.required}>
      {(link) => (
        <div className="flex gap-2">
          {start}
          <input
            type="text"
            {...link}
            {...rest}
            className={classNames(fieldBox, 'control min-w-0')}
          />
          {end}
        </div>
      )}
    </Field>
  )
}

/** A labelled textarea. */
export function TextAreaField({
  label,
  error,
  hint,
  beside,
  className,
  ...rest
}: Labelled & { beside?: ReactNode } & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, error, hint, beside, className }} required={rest.required}>
      {(link) => (
        <textarea
          rows={4}
          {...link}
          {...rest}
          className={classNames(fieldBox, 'control-text py-2.5')}
        />
      )}
    </Field>
  )
}

/** A labelled native select. */
export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...rest
}: Labelled & ComponentProps<'select'>) {
  return (
    <Field {...{ label, error, hint, className }} required={rest.required}>
      {(link) => (
        <select {...link} {...rest} className={classNames(fieldBox, 'control truncate')}>
          {children}
        </select>
      )}
    </Field>
  )
}

/** A checkbox with its label. */
export function CheckboxField({
  label,
  className,
  ...rest
}: { label: string; className?: string } & ComponentProps<'input'>) {
  return (
    <label
      className={classNames('flex min-h-6 items-center gap-2.5 text-sm text-ink-2', className)}
    >
      <input type="checkbox" {...rest} className="tick -mx-0.75" />
      {label}
    </label>
  )
}

/** The attributes that link an input to its label, hint and error. */
export type FieldLink = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** A label above an input, with its error below. */
export function Field({
  label,
  error,
  hint,
  beside,
  className,
  required,
  children,
}: {
  label: string
  error?: Labelled['error']
  hint?: string | undefined
  /** What stands behind the label: buttons of the field. */
  beside?: ReactNode
  className?: string | undefined
  required?: boolean | undefined
  children: (link: FieldLink) => ReactNode
}) {
  const id = useId()
  const note = error ?? hint
  const link: FieldLink = {
    id,
    ...(error && { 'aria-invalid': true }),
    ...(note && { 'aria-describedby': `${id}-note` }),
  }
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <div
        className={beside ? 'flex flex-wrap items-end justify-between gap-x-3 gap-y-1' : 'contents'}
      >
        <label
          htmlFor={id}
          className={classNames(fieldLabel, required && "after:content-['_*'/'']")}
        >
          {label}
        </label>
        {beside}
      </div>
      {children(link)}
      {note && (
        <p id={`${id}-note`} className={classNames('text-sm', error ? errorLook : 'text-ink-3')}>
          {note}
        </p>
      )}
    </div>
  )
}

// Staff screens also show an icon.
const errorLook =
  'text-danger in-[.dense]:flex in-[.dense]:gap-1.5 in-[.dense]:icon-circle-exclamation-point in-[.dense]:before:mt-0.75 in-[.dense]:before:size-4'
