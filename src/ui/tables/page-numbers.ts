/** A page number, or `gap` for pages left out. */
export type PageStep = number | 'gap'

/**
 * The pages of a pagination: the first, the last, the current one and its neighbours. A gap replaces at
 * least two pages; there are at most seven steps.
 */
export function pageNumbers(page: number, pages: number): PageStep[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
