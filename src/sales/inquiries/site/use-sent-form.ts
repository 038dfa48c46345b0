import { type ChangeEvent, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, callApi } from '../../../shared/api-client.ts'
import type { FieldErrors, FormState } from '../../../shared/fields/form-state.ts'
import { faultIn } from '../../../shared/refusals/fault-in.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { type FormRules, faultsOf } from '../rules/inquiry-form.ts'

type Values = Readonly<Record<string, string | undefined>>

export type Message = { title: string; text: string }

/** The messages of a form; their wording is the specification's. */
type FormTexts = { missing: Message; failed: Message; sent: Message; again?: Message }

export type SentFormOptions = {
  /** The form as returned after a post without JavaScript. */
  refused: FormState | null
  /** Whether it was just sent, without JavaScript. */
  sent: boolean
  rules: FormRules
  texts: FormTexts
  /** The endpoint and the body to send. */
  api: string
  payload: (values: Values) => Readonly<Record<string, unknown>>
}

// Milliseconds in which the same form again is one that was sent by mistake.
const REPEATED = 600_000

/** What was sent last, and when. */
let last = { key: '', at: 0 }

/**
 * Sends a form without leaving the page: shows what is missing or wrong, keeps what was typed when
 * sending fails, and clears the form when it has been sent. `round` is the form's React key.
 */
export function useSentForm({ refused, sent, rules, texts, api, payload }: SentFormOptions) {
  const language = useLanguage()
  const [state, setState] = useState(() => {
    const errors = fieldFaults(refused?.errors ?? [], rules)
    // A page that was posted shows its beginning: a faulty field may be far below.
    const faults = { title: errors.map((error) => faultIn(language, error)).join(' '), text: '' }
    const alert = refused && (complaint(errors, texts) ?? faults)
    return { round: 0, busy: false, errors, sent, alert }
  })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.busy) return
    const form = event.currentTarget
    const body = payload(formValues(form))
    const faults = faultsOf(body, rules)
    if (faults.length > 0) return refuse(form, faults)
    const key = JSON.stringify(body)
    if (texts.again && key === last.key && Date.now() - last.at < REPEATED) {
      setState({ ...state, errors: [], sent: false, alert: texts.again })
      return
    }
    setState({ ...state, busy: true, errors: [], sent: false, alert: null })
    try {
      await callApi(api, { method: 'POST', body })
      last = { key, at: Date.now() }
      // What was kept of it is forgotten.
      form.reset()
      setState({ round: state.round + 1, busy: false, errors: [], sent: true, alert: null })
      showToast(texts.sent.title, texts.sent.text)
    } catch (error) {
      refuse(form, error instanceof ApiError ? fieldFaults(error.faults, rules) : [])
    }
  }

  function refuse(form: HTMLFormElement, errors: FieldErrors): void {
    // Rendered before the field takes the focus, so that a screen reader reads the fault with it.
    flushSync(() => setState({ ...state, busy: false, errors, sent: false, alert: null }))
    const message = complaint(errors, texts)
    if (message) showToast(message.title, message.text, 'danger')
    focusField(form, errors[0]?.path)
  }

  /** Checks a refused field again with each change. */
  function recheck({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>): void {
    if (!state.errors.some(({ path }) => path === target.name)) return
    const now = faultsOf(payload(formValues(form)), rules)
    const errors = state.errors.flatMap((error) =>
      error.path === target.name ? now.filter(({ path }) => path === error.path) : [error],
    )
    setState({ ...state, errors })
  }

  const typed = state.round === 0 ? (refused?.values ?? {}) : {}
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
