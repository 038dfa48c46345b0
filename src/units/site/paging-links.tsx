import { ButtonLink } from '../../ui/button.tsx'
import type { UnitSearch } from '../search-rules.ts'
import { pageAddress } from './paging.ts'

/** The way to the pages before and after; nothing where there is one page. */
export function Paging({
  search,
  page,
  pages,
}: {
  search: UnitSearch
  page: number
  pages: number
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      {page > 1 && (
        <ButtonLink look="quiet" size="small" rel="prev" href={pageAddress(search, page - 1)}>
          Previous
        </ButtonLink>
      )}
      <p className="text-sm text-ink-2 tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <ButtonLink look="quiet" size="small" rel="next" href={pageAddress(search, page + 1)}>
          Next
        </ButtonLink>
      )}
    </nav>
  )
}
