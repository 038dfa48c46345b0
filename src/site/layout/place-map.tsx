import type { ReactNode } from 'react'
import { classNames } from '../../ui/style/class-names.ts'

/** Height of the map in pixels: `h-85`. */
export const PLACE_MAP_HEIGHT = 340

/**
 * The map around a place, drawn by the server and left as it is by hydration. Stations link to their
 * pages; `children` are placed on top.
 */
export function PlaceMap({
  label,
  picture,
  className,
  children,
}: {
  label: string
  picture: string
  className?: string
  children?: ReactNode
}) {
  return (
    <nav
      aria-label={label}
      className={classNames('relative h-85 overflow-hidden bg-railway-ground text-sm', className)}
    >
      <svg
        className="block size-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server
        dangerouslySetInnerHTML={{ __html: picture }}
        suppressHydrationWarning
      />
      {children}
      <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-control bg-railway-ground/90 px-2 py-0.5 text-ink-2">
        © OpenStreetMap contributors
      </p>
    </nav>
  )
}

const MAX_SIGN_WIDTH = 224
const LETTER_WIDTH = 8

/** Approximate width of the label of a place in pixels; at most `max-w-56`. */
export function signWidth(name: string): number {
  return Math.min(MAX_SIGN_WIDTH, 3 * LETTER_WIDTH + name.length * LETTER_WIDTH)
}

/** The label of the place in the centre of its map. */
export function PlaceSign({ name }: { name: string }) {
  return <p className="place-sign">{name}</p>
}
