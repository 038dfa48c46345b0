import { type FormEvent, useState } from 'react'
import { ApiError } from '../../shared/api-client.ts'
import { type FieldErrors, type FormState, missingFields } from '../../shared/form-state.ts'
import { showToast } from '../../ui/toast-store.ts'

type Values = Readonly<Record<string, string | undefined>>
type Message = { title: string; text: string }

/** What a form says; the words are the specification's. */
export type FormTexts = { missing: Message; failed: Message; sent: Message }

type Options = {
  /** The form as it came back from a post without JavaScript. */
  refused: FormState | null
  required: readonly string[]
  texts: FormTexts
  send: (values: Values) => Promise<unknown>
}

/**
 * Sends a form without leaving the page: says what is missing, keeps what was typed when sending fails,
 * and empties the form when it is sent. `round` is the form's React key.
 */
export function useSentForm({ refused, required, texts, send }: Options) {
  const [state, setState] = useState({
    round: 0,
    busy: false,
    errors: (refused?.errors ?? []) as FieldErrors,
    alert: refused && alertFor(refused, required, texts),
  })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.busy) return
    const form = event.currentTarget
    const values = formValues(form)
    const missing = missingFields(values, required)
    if (missing.length > 0) {
      const errors = missing.map((path) => ({ path, message: 'Required' }))
      setState({ ...state, errors, alert: null })
      showToast(texts.missing.title, texts.missing.text, 'danger')
      focusField(form, missing[0])
      return
    }
    setState({ ...state, busy: true, errors: [], alert: null })
    try {
      await send(values)
      setState({ round: state.round + 1, busy: false, errors: [], alert: null })
      showToast(texts.sent.title, texts.sent.text)
    } catch (error) {
      const errors = error instanceof ApiError ? error.faults : []
      setState({ ...state, busy: false, errors, alert: null })
      showToast(texts.failed.title, texts.failed.text, 'danger')
      focusField(form, errors[0]?.path)
    }
  }

  const typed = state.round === 0 ? (refused?.values ?? {}) : {}
  return { ...state, typed, submit }
}

function alertFor(form: FormState, required: readonly string[], texts: FormTexts): Message {
  return missingFields(form.values, required).length > 0 ? texts.missing : texts.failed
}

function formValues(form: HTMLFormElement): Values {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name ? form.elements.namedItem(name) : null
  if (field instanceof HTMLElement) field.focus()
}
