/** A page to go to, or `gap` where pages between are left out. */
export type PageStep = number | 'gap'

/**
 * The pages that a reader is offered: the first, the last, the current one and its neighbours. A gap
 * stands for two pages at least; there are never more than seven steps.
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
