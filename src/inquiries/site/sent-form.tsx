import type { ReactNode } from 'react'
import type { FieldErrors, FormState } from '../../shared/form-state.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { prepareToasts } from '../../ui/toaster.tsx'
import { type Message, type SentFormOptions, useSentForm } from './use-sent-form.ts'

/** Where a form posted without JavaScript leads: the address's fragment gives the confirmation the focus. */
export const SENT_PLACE = 'sent'

/** A public form with what became of it above. Without JavaScript it posts to `action`. */
export function SentForm({
  action,
  button,
  fields,
  ...options
}: SentFormOptions & {
  action: string
  button: { label: string; className?: string }
  fields: (typed: FormState['values'], errors: FieldErrors) => ReactNode
}) {
  const form = useSentForm(options)
  return (
    <div className="grid gap-5">
      {form.sent && <SentNotice message={options.texts.sent} arriving={form.round > 0} />}
      <form
        key={form.round}
        method="post"
        action={action}
        noValidate
        onSubmit={form.submit}
        onFocus={prepareToasts}
        onChange={form.recheck}
        className="grid gap-4"
      >
        {form.alert && <Alert title={form.alert.title}>{form.alert.text}</Alert>}
        {fields(form.typed, form.errors)}
        <Button type="submit" disabled={form.busy} className={button.className}>
          {form.busy ? 'Sending...' : button.label}
        </Button>
      </form>
    </div>
  )
}

/** Says that a form was sent, until it is used again. `arriving` takes the focus at once. */
export function SentNotice({
  message: { title, text },
  arriving = false,
}: {
  message: Message
  arriving?: boolean
}) {
  return (
    <Alert
      id={SENT_PLACE}
      tone="success"
      title={title}
      tabIndex={-1}
      ref={arriving ? takeFocus : undefined}
    >
      {text}
    </Alert>
  )
}

function takeFocus(notice: HTMLElement | null): void {
  notice?.focus()
}
