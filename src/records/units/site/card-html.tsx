import { createContext, type ReactElement, use } from 'react'

/** Returns the HTML of an element that depends on `of` and `variant` alone, rendered once for each. */
export type HtmlCache = (of: object, variant: string, element: ReactElement) => string

/** Set on the server only: cards take most of the time that React needs for a page. */
export const HtmlCacheContext = createContext<HtmlCache | null>(null)

/** The props of the element around a card's content: its cached HTML on the server, the content in a browser. */
export function useCardHtml(
  of: object,
  variant: string,
  content: ReactElement,
): { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } } {
  const cached = use(HtmlCacheContext)
  // Safe: React rendered this HTML of the same element.
  return cached
    ? { dangerouslySetInnerHTML: { __html: cached(of, variant, content) } }
    : { children: content }
}
