import type { ReactNode } from 'react'
import type { FieldErrors, FormState } from '../../../shared/fields/form-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { contactTexts } from './contact-texts.ts'
import { keepTyped, restoreTyped } from './restore-typed.ts'
import { type Message, type SentFormOptions, useSentForm } from './use-sent-form.ts'

/**
 * The fragment to which a form posted without JavaScript redirects, so that the confirmation gets
 * the focus.
 */
export const SENT_FRAGMENT = 'sent'

/** A public form with its outcome above. Without JavaScript it posts to `action`. */
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
  const { sending } = useTexts(contactTexts)
  return (
    <div className="grid gap-5">
      {form.sent && <SentNotice message={options.texts.sent} arriving={form.round > 0} />}
      <form
        key={form.round}
        method="post"
        action={action}
        noValidate
        onSubmit={form.submit}
        ref={restoreTyped}
        onFocus={keepTyped}
        onChange={form.recheck}
        className="grid gap-4"
      >
        {form.alert && <Alert title={form.alert.title}>{form.alert.text}</Alert>}
        {fields(form.typed, form.errors)}
        <Button type="submit" data-foot disabled={form.busy} className={button.className}>
          {form.busy ? sending : button.label}
        </Button>
      </form>
    </div>
  )
}

/** Confirms that a form was sent, until it is used again. `arriving` takes the focus at once. */
export function SentNotice({
  message: { title, text },
  arriving = false,
}: {
  message: Message
  arriving?: boolean
}) {
  return (
    <Alert
      id={SENT_FRAGMENT}
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
