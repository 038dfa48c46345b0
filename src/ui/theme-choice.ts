/** Day or night: as the system says, or as the reader chose for this browser. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Where the choice is kept in the browser's storage; absent means `system`. */
export const THEME_KEY = 'theme'

/** The choice in force. */
export function themeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Takes a choice at once, and keeps it for the next page; a browser without storage forgets it. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice)
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Private windows may refuse to keep anything.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the choice changes, in this tab or another, until the returned function is called. */
export function onThemeChange(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return
    show(event.newValue)
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

const listeners = new Set<() => void>()

function show(choice: string | null): void {
  const { dataset } = document.documentElement
  if (choice === 'light' || choice === 'dark') dataset.theme = choice
  else delete dataset.theme
}
