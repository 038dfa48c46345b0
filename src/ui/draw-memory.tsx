import { createContext, type ReactElement, use } from 'react'

/** Answers the HTML of an element that depends on `of` and `variant` alone, drawn once of each. */
export type DrawMemory = (of: object, variant: string, element: ReactElement) => string

/** The server has one: what stands on page after page is the dearest that React draws. */
export const DrawMemoryContext = createContext<DrawMemory | null>(null)

/** An element's content, as the props of what it stands in: out of memory where there is one. */
export function useDrawn(
  of: object,
  variant: string,
  element: ReactElement,
): { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } } {
  const memory = use(DrawMemoryContext)
  // What React drew of this very element.
  return memory
    ? { dangerouslySetInnerHTML: { __html: memory(of, variant, element) } }
    : { children: element }
}
