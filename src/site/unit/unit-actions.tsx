import type { ReactNode } from 'react'
import { toggleSaved, useIsSaved } from '../../records/units/site/saved-units.ts'
import { Button } from '../../ui/button.tsx'
import { ShareLink } from '../../ui/share-link.tsx'

/** Buttons to save, share and print a home. */
export function UnitActions({
  id,
  name,
  url,
  children,
}: {
  id: number
  name: string
  url: string
  children?: ReactNode
}) {
  const isSaved = useIsSaved(id)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isSaved}
        aria-label="Save this home"
        onClick={() => toggleSaved(id)}
        className="noscript:hidden"
      >
        <span className={isSaved ? 'icon-heart-filled before:bg-accent' : 'icon-heart'} />
        {/* Both labels take the width of the longer one. */}
        <span className="grid *:[grid-area:1/1]">
          <span className={isSaved ? 'invisible' : ''}>Save</span>
          <span className={isSaved ? '' : 'invisible'}>Saved</span>
        </span>
      </Button>
      <ShareLink title={name} url={url} size="small" />
      <Button variant="quiet" size="small" onClick={() => print()} className="noscript:hidden">
        <span className="icon-printer" />
        Print
      </Button>
      {children}
    </div>
  )
}
