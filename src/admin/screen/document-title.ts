import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The title of a screen without its own. */
export const ADMIN_TITLE = 'Admin · Sathani'

type Match = { route: { id?: string; handle?: unknown } }
type LoaderData = Readonly<Record<string, unknown>>

/**
 * The document's title: that of the innermost matched route, from what its loader returned (the name of a record), or
 * from its `handle`.
 */
export function documentTitle(matches: readonly Match[], data: LoaderData = {}): string {
  const titles = matches.flatMap(
    ({ route: { id = '', handle } }) => titleIn(data[id]) ?? titleIn(handle) ?? [],
  )
  const title = titles.at(-1)
  return title ? titled(title) : ADMIN_TITLE
}

/** Makes a record's name the title of the document as long as its page is shown. */
export function useDocumentTitle(name: string): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation sets the title of its route
  useEffect(() => {
    document.title = titled(name)
  }, [name, key])
}

function titleIn(value: unknown): string | null {
  const has = typeof value === 'object' && value !== null && 'title' in value
  return has && typeof value.title === 'string' ? value.title : null
}

function titled(title: string): string {
  return `${title} · Sathani`
}
