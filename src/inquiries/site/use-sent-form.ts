import { type ChangeEvent, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, callApi } from '../../shared/api-client.ts'
import { REQUIRED } from '../../shared/field-faults.ts'
import type { FieldErrors, FormState } from '../../shared/form-state.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type FormRules, faultsOf } from '../form-rules.ts'

type Values = Readonly<Record<string, string | undefined>>

export type Message = { title: string; text: string }

/** What a form says; the words are the specification's. */
type FormTexts = { missing: Message; failed: Message; sent: Message }

export type SentFormOptions = {
  /** The form as it came back from a post without JavaScript. */
  refused: FormState | null
  /** Whether it was just sent, without JavaScript. */
  sent: boolean
  rules: FormRules
  texts: FormTexts
  /** Where it is sent, and as what. */
  api: string
  payload: (values: Values) => Readonly<Record<string, unknown>>
}

/**
 * Sends a form without leaving the page: says what is missing or wrong, keeps what was typed when
 * sending fails, and empties the form when it is sent. `round` is the form's React key.
 */
export function useSentForm({ refused, sent, rules, texts, api, payload }: SentFormOptions) {
  const [state, setState] = useState(() => {
    const errors = shown(refused?.errors ?? [], rules)
    return { round: 0, busy: false, errors, sent, alert: refused && complaint(errors, texts) }
  })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.busy) return
    const form = event.currentTarget
    const body = payload(formValues(form))
    const faults = faultsOf(body, rules)
    if (faults.length > 0) return refuse(form, faults)
    setState({ ...state, busy: true, errors: [], sent: false, alert: null })
    try {
      await callApi(api, { method: 'POST', body })
      setState({ round: state.round + 1, busy: false, errors: [], sent: true, alert: null })
      showToast(texts.sent.title, texts.sent.text)
    } catch (error) {
      refuse(form, error instanceof ApiError ? shown(error.faults, rules) : [])
    }
  }

  function refuse(form: HTMLFormElement, errors: FieldErrors): void {
    // Drawn before the field takes the focus, so that what is wrong is read with it.
    flushSync(() => setState({ ...state, busy: false, errors, sent: false, alert: null }))
    const said = complaint(errors, texts)
    if (said) showToast(said.title, said.text, 'danger')
    focusField(form, errors[0]?.path)
  }

  /** A field that was refused is looked at again with each change. */
  function recheck({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>): void {
    if (!state.errors.some(({ path }) => path === target.name)) return
    const now = faultsOf(payload(formValues(form)), rules)
    const errors = state.errors.flatMap((error) =>
      error.path === target.name ? now.filter(({ path }) => path === error.path) : [error],
    )
    setState({ ...state, errors })
  }

  const typed = state.round === 0 ? (refused?.values ?? {}) : {}
  return { ...state, typed, submit, recheck }
}

/** What is said of a whole form: nothing where each fault stands beside its field and nothing is missing. */
function complaint(errors: FieldErrors, { missing, failed }: FormTexts): Message | null {
  if (errors.length === 0) return failed
  return errors.some(({ message }) => message === REQUIRED) ? missing : null
}

/** The faults that have a field to stand beside, in the order of the fields. */
function shown(errors: FieldErrors, { fields }: FormRules): FieldErrors {
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
