import { type ChangeEvent, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../shared/api-client.ts'
import type { FieldErrors, FormState } from '../../../shared/fields/form-state.ts'
import { faultIn } from '../../../shared/refusals/fault-in.ts'
import { currentToasts, dismissToast, showToast } from '../../../ui/feedback/toast-store.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { FormRules } from '../rules/form-rules.ts'
import type { Sending } from './send-form.ts'

type Values = Readonly<Record<string, string | undefined>>

export type Message = { title: string; text: string }

/** The messages of a form; their wording is the specification's. */
type FormTexts = {
  missing: Message
  failed: Message
  sent: Message
  again?: Message
  /** Added to `sent` where what was asked about has left the website. */
  gone?: string
}

/** What became of the last press, above the button. */
type Note = Message & { tone?: 'success'; isOffline?: boolean }

export type SentFormOptions = {
  /** The form as returned after a post without JavaScript. */
  refused: FormState | null
  /** Whether it was just sent, without JavaScript. */
  sent: boolean
  rules: FormRules
  texts: FormTexts
  /** What a form that nobody has sent yet begins with. */
  begins?: FormState['values']
  /** The endpoint and the body to send. */
  api: string
  payload: (sending: Sending, values: Values) => Readonly<Record<string, unknown>>
}

const none = { errors: [], alert: null, note: null } as const

let sending: Sending | null = null

/** Loads what sends a form. */
export async function prepareSending(): Promise<void> {
  sending ??= await import('./send-form.ts').then(
    (code) => code.sending,
    () => null,
  )
}

/**
 * Sends a form without leaving the page: shows what is missing or wrong, keeps what was typed when
 * sending fails, and clears the form when it has been sent. `round` is the form's React key.
 */
export function useSentForm({
  refused,
  sent,
  rules,
  texts,
  begins,
  api,
  payload,
}: SentFormOptions) {
  const language = useLanguage()
  const [state, setState] = useState(() => {
    const errors = fieldFaults(refused?.errors ?? [], rules)
    // A page that was posted shows its beginning: a faulty field may be far below.
    const faults = { title: errors.map((error) => faultIn(language, error)).join(' '), text: '' }
    const alert = refused && (complaint(errors, texts) ?? faults)
    const note: Note | null = null
    return { round: 0, busy: false, errors, sent, isGone: false, alert, note: note as Note | null }
  })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.busy) return
    const form = event.currentTarget
    if (!sending) {
      setState({ ...state, ...none, busy: true, sent: false })
      await prepareSending()
    }
    if (!sending) return refuse(form, [])
    const body = payload(sending, formValues(form))
    const faults = sending.faultsOf(body, rules)
    if (faults.length > 0) return refuse(form, faults)
    if (texts.again && sending.isRepeated(body)) {
      for (const { id } of currentToasts()) dismissToast(id)
      const note: Note = { ...texts.again, tone: 'success' }
      return setState({ ...state, ...none, busy: false, sent: false, note })
    }
    setState({ ...state, ...none, busy: true, sent: false })
    try {
      const isGone = await sending.sendForm(api, body)
      // What was kept of it is forgotten.
      form.reset()
      setState({ ...none, round: state.round + 1, busy: false, sent: true, isGone })
      showToast(texts.sent.title, texts.sent.text)
    } catch (error) {
      refuse(form, error instanceof ApiError ? fieldFaults(error.faults, rules) : [])
    }
  }

  function refuse(form: HTMLFormElement, errors: FieldErrors): void {
    // Rendered before the field takes the focus, so that a screen reader reads the fault with it.
    const message = complaint(errors, texts)
    const isLost = message === texts.failed
    const note = isLost ? { ...message, isOffline: !navigator.onLine } : null
    flushSync(() => setState({ ...state, ...none, busy: false, errors, sent: false, note }))
    if (message) showToast(message.title, message.text, 'danger')
    focusField(form, errors[0]?.path)
  }

  /** Checks a refused field again with each change. */
  function recheck({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>): void {
    if (!sending || !state.errors.some(({ path }) => path === target.name)) return
    const now = sending.faultsOf(payload(sending, formValues(form)), rules)
    const errors = state.errors.flatMap((error) =>
      error.path === target.name ? now.filter(({ path }) => path === error.path) : [error],
    )
    setState({ ...state, errors })
  }

  const typed = state.round === 0 ? (refused?.values ?? begins ?? {}) : {}
  const errors = state.errors.map((error) => ({ ...error, message: faultIn(language, error) }))
  return { ...state, errors, typed, submit, recheck }
}

/**
 * The message for the whole form: none if every fault is shown beside its field and nothing is
 * missing.
 */
function complaint(errors: FieldErrors, { missing, failed }: FormTexts): Message | null {
  if (errors.length === 0) return failed
  return errors.some(({ code }) => code === 'required') ? missing : null
}

/** The faults that can be shown beside a field, in the order of the fields. */
function fieldFaults(errors: FieldErrors, { fields }: FormRules): FieldErrors {
  return fields.flatMap((field) => errors.filter(({ path }) => path === field))
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
