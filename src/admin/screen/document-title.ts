/** The title of a screen without its own. */
export const ADMIN_TITLE = 'Admin · Sathani'

/** The document's title: that of the innermost matched route with a title in its `handle`. */
export function documentTitle(matches: readonly { route: { handle?: unknown } }[]): string {
  const titles = matches.flatMap(({ route: { handle } }) =>
    typeof handle === 'object' && handle && 'title' in handle ? [`${handle.title} · Sathani`] : [],
  )
  return titles.at(-1) ?? ADMIN_TITLE
}
