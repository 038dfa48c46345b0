import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

/** How high the picture of a place is, in pixels: `h-85`. */
export const PLACE_MAP_HEIGHT = 340

/**
 * The surroundings of a place, as the server drew them: what stands there is kept by the browser. Each
 * station leads to its page; `children` stand on the place itself.
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

const SIGN_MOST = 224
const SIGN_LETTER = 8

/** About how wide the sign of a place is, in pixels: `max-w-56`. */
export function signWidth(name: string): number {
  return Math.min(SIGN_MOST, 3 * SIGN_LETTER + name.length * SIGN_LETTER)
}

/** Names the place in the middle of its picture. */
export function PlaceSign({ name }: { name: string }) {
  return (
    <p className="pointer-events-none absolute top-1/2 left-1/2 max-w-56 -translate-x-1/2 -translate-y-[calc(100%+0.75rem)] truncate rounded-full bg-accent px-3 py-1 font-strong text-on-accent shadow-float">
      {name}
    </p>
  )
}
