import { useEffect } from 'react'

/** Makes the key `/` focus an element, unless the user is typing in a field. */
export function useSlashKey(find: () => HTMLElement | null | undefined): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.matches(TEXT_FIELDS)) return
      event.preventDefault()
      find()?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
