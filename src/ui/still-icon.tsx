/** A drawing of lucide's: its lines as names with attributes. */
type Drawing = { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }

/**
 * An icon that stands many times on one page. Its lines are written out once and go into the page as
 * they are: an element for each of them would be a third of what it costs to render a page of cards.
 */
export function stillIcon({ node }: Drawing) {
  const lines = node.map(([name, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(
      ([attribute, value]) => `${attribute}="${value}"`,
    )
    return `<${name} ${written.join(' ')}/>`
  })
  const html = { __html: lines.join('') }
  return function StillIcon({ size }: { size: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is the library's, and constant
        dangerouslySetInnerHTML={html}
      />
    )
  }
}
