import type { FocusEvent, ReactNode } from 'react'
import type { FieldErrors, FormState } from '../../../shared/fields/form-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { contactTexts } from './contact-texts.ts'
import { keepTyped, restoreTyped } from './restore-typed.ts'
import { type Message, prepareSending, type SentFormOptions, useSentForm } from './use-sent-form.ts'

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
  kept,
  ...options
}: SentFormOptions & {
  action: string
  button: { label: string; className?: string }
  fields: (typed: FormState['values'], errors: FieldErrors) => ReactNode
  /** Ends the key of what is typed and not sent, if it is kept apart. */
  kept?: string
}) {
  const form = useSentForm(options)
  const { sending, sendAgain } = useTexts(contactTexts)
  return (
    <div className="grid gap-5">
      {form.sent && (
        <SentNotice message={options.texts.sent} arriving={form.round > 0}>
          {form.isGone && ` ${options.texts.gone}`}
        </SentNotice>
      )}
      <form
        key={form.round}
        method="post"
        action={action}
        noValidate
        data-kept={kept}
        onSubmit={form.submit}
        ref={restoreTyped}
        onFocus={prepare}
        onChange={form.recheck}
        className="grid gap-4"
      >
        {form.alert && <Alert title={form.alert.title}>{form.alert.text}</Alert>}
        {fields(form.typed, form.errors)}
        <div data-foot className="grid gap-3">
          {form.note && (
            <Alert title={form.note.title} {...(form.note.tone && { tone: form.note.tone })}>
              {form.note.text}
            </Alert>
          )}
          <Button type="submit" disabled={form.busy} className={button.className}>
            {form.busy ? sending : form.note?.isOffline ? sendAgain : button.label}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Confirms that a form was sent, until it is used again. `arriving` takes the focus at once. */
export function SentNotice({
  message: { title, text },
  arriving = false,
  children,
}: {
  message: Message
  arriving?: boolean
  children?: ReactNode
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
      {children}
    </Alert>
  )
}

function prepare(event: FocusEvent<HTMLFormElement>): void {
  keepTyped(event)
  void prepareSending()
}

function takeFocus(notice: HTMLElement | null): void {
  notice?.focus()
}
