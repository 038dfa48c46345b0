import { lazy, useEffect, useState } from 'react'
import { AfterHydration } from '../../ui/feedback/after-hydration.tsx'
import { useStaff } from '../screen/staff-context.ts'
import { useNoteOpened } from './recent-records.ts'

const CommandPalette = lazy(() => import('./command-palette.tsx'))

/** Ctrl or Cmd with K, and the button of the header, open the search of everything. */
export function CommandBar({ className }: { className: string }) {
  const { id } = useStaff()
  const [isOpen, setOpen] = useState(false)
  useNoteOpened(id)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-label="Search and actions"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className={className}
      >
        <span className="icon-search" />
      </button>
      {isOpen && (
        <AfterHydration>
          <CommandPalette onClose={() => setOpen(false)} />
        </AfterHydration>
      )}
    </>
  )
}
