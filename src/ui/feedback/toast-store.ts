/** A temporary message. */
export type ToastMessage = {
  id: number
  /** Empty when the description suffices. */
  title: string
  description: string
  tone: 'plain' | 'danger'
  /** A button such as Undo. */
  action: ToastAction | undefined
  /** A second button: opens what the message is about. */
  also: ToastAction | undefined
  open: boolean
}

/** A button in a toast. `icon` is a class; `hint` is the alternative for those who cannot reach it in time. */
export type ToastAction = { label: string; icon?: string; hint: string; run: () => void }

/** The most toasts on screen; newer ones replace older ones. */
export const TOAST_LIMIT = 1
/** Milliseconds until a toast closes. */
export const TOAST_DURATION = 5000
/** Milliseconds until a dismissed toast is removed. */
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
  also?: ToastAction,
): void {
  lastId += 1
  const toast = { id: lastId, title, description, tone, action, also, open: true }
  set([toast, ...toasts].slice(0, TOAST_LIMIT))
}

/** Closes a toast by its id. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY)
}

/** The current toasts; the same array until something changes. */
export function currentToasts(): readonly ToastMessage[] {
  return toasts
}

/** Subscribes to changes; returns the unsubscribe function. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly ToastMessage[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
