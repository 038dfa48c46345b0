import { useEffect } from 'react'

/** Lets the key `/` lead to something to search in, unless a person is typing somewhere already. */
export function useSlashKey(find: () => HTMLElement | null | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.matches(WHERE_ONE_TYPES)) return
      event.preventDefault()
      find()?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

const WHERE_ONE_TYPES =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
