import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RewritePanel } from './rewrite-panel.tsx'
import { useNormalize } from './writing-calls.ts'

type Options = {
  text: string
  onChange: (text: string) => void
  /** Buttons without words, for a composer. */
  areIcons?: boolean
  /** Whether visitors read the text. */
  isPublic?: boolean
}

/** The tools of a text that staff write: the buttons Normalize and Rewrite, and the panel under the text. */
export function useWritingTools({ text, onChange, areIcons = false, isPublic = false }: Options): {
  buttons: ReactNode
  panel: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  // Each press asks anew.
  const [asked, setAsked] = useState(0)
  const normalize = useNormalize()
  // The panel vanishes with the pressed button: focus goes back to where it was opened.
  const opener = useRef<HTMLElement | null>(null)

  function close(): void {
    opener.current?.focus()
    setOpen(false)
  }

  function change(changed: string, title: string): void {
    const before = text
    onChange(changed)
    showToast(title, '', 'plain', {
      label: 'Undo',
      hint: 'Earlier texts of a saved record are listed below it.',
      run: () => onChange(before),
    })
  }

  function startNormalizing(): void {
    if (text.trim() === '') {
      showToast('No text to normalize', '', 'danger')
      return
    }
    normalize.mutate(text, {
      onSuccess: (result) => {
        if (result.changed) change(result.text, 'Format normalized')
        else showToast('Format already normalized', '')
      },
      onError: (error) =>
        showToast('Normalize failed', reasonBesideTitle(error, 'Please try again.'), 'danger'),
    })
  }

  function startRewriting({ currentTarget }: MouseEvent<HTMLElement>): void {
    opener.current = currentTarget
    if (text.trim() === '') {
      showToast('No text to rewrite', '', 'danger')
      return
    }
    setAsked((count) => count + 1)
    setOpen(true)
  }

  const tools = [
    { label: 'Normalize', icon: 'icon-file-text', run: startNormalizing },
    { label: 'Rewrite', icon: 'icon-wand-sparkles', run: startRewriting },
  ]
  const buttons = areIcons ? (
    tools.map(({ label, icon, run }) => (
      <IconButton key={label} label={label} onClick={run}>
        <span className={icon} />
      </IconButton>
    ))
  ) : (
    <div className="dense flex flex-wrap gap-2">
      {tools.map(({ label, icon, run }) => (
        <Button
          key={label}
          variant="quiet"
          size="small"
          onClick={run}
          disabled={label === 'Normalize' && normalize.isPending}
          {...(label === 'Rewrite' && { 'aria-expanded': isOpen })}
        >
          <span className={`${icon} before:size-4`} />
          {label}
        </Button>
      ))}
    </div>
  )
  const panel = isOpen && (
    <RewritePanel
      key={asked}
      text={text}
      isPublic={isPublic}
      onAccept={(rewritten) => {
        close()
        change(rewritten, 'Text rewritten')
      }}
      onClose={close}
    />
  )
  return { buttons, panel }
}
