/** One line that says what happened, for a while. */
export type ToastMessage = {
  id: number
  /** Empty where the description says it all. */
  title: string
  description: string
  tone: 'plain' | 'danger'
  /** What can still be done about it, as Undo. */
  action: ToastAction | undefined
  open: boolean
}

/** A button in a toast, `icon` being a class; `hint` tells who cannot reach it in time what else to do. */
export type ToastAction = { label: string; icon?: string; hint: string; run: () => void }

/** Only so many are on screen at once; a newer one takes the older one's place. */
export const TOAST_LIMIT = 1
/** Milliseconds that a toast stays. */
export const TOAST_DURATION = 5000
/** Milliseconds after which a dismissed toast is forgotten. */
export const TOAST_REMOVE_DELAY = 1_000_000

let toasts: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast at once. */
export function showToast(
  title: string,
  description: string,
  tone: ToastMessage['tone'] = 'plain',
  action?: ToastAction,
): void {
  lastId += 1
  const toast = { id: lastId, title, description, tone, action, open: true }
  set([toast, ...toasts].slice(0, TOAST_LIMIT))
}

/** Closes a toast, by its id. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY)
}

/** What is on screen now; the same list until something changes. */
export function currentToasts(): readonly ToastMessage[] {
  return toasts
}

/** Calls back at each change until the returned function is called. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly ToastMessage[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
