/** Forgets what was kept of a form that was sent and stays filled, as `keepTyping` does with one that is emptied. */
export function forgetTyped(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('reset'))
}
