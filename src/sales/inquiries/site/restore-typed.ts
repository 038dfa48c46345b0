import { prepareToasts } from '../../../ui/feedback/toaster.tsx'

/**
 * The key of what was typed into the public forms in this tab and not sent; one that is no form of a visitor has its
 * own, which its `data-kept` ends.
 */
const KEPT = 'typed'

/** Keeps what is typed into a form, by code that is loaded with its first focus. */
export function keepTyped({ currentTarget }: { currentTarget: HTMLFormElement }): void {
  prepareToasts()
  import('./kept-typing.ts')
    .then((code) => code.keepTyping(currentTarget, keyOf(currentTarget)))
    .catch(() => {})
}

/** Writes into a form what was typed before a reload. */
export function restoreTyped(form: HTMLFormElement | null): void {
  try {
    if (form && sessionStorage[keyOf(form)]) keepTyped({ currentTarget: form })
  } catch {
    // Storage may be unavailable.
  }
}

const keyOf = (form: HTMLFormElement) => KEPT + (form.dataset.kept ?? '')
