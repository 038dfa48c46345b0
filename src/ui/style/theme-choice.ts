/** The colour scheme: the system's, or the one chosen in this browser. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The key of the choice in local storage; absent for `system`. */
export const THEME_KEY = 'theme'

/** The current choice. */
export function themeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies a choice and stores it, if storage is available. */
export function chooseTheme(choice: ThemeChoice): void {
  apply(choice)
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Storage may be unavailable in private windows.
  }
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the choice in this tab and others; returns the unsubscribe function. */
export function onThemeChange(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return
    apply(event.newValue)
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', handleStorage)
  }
}

const listeners = new Set<() => void>()

function apply(choice: string | null): void {
  const { dataset } = document.documentElement
  if (choice === 'light' || choice === 'dark') dataset.theme = choice
  else delete dataset.theme
}
