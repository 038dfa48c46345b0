import { ButtonLink } from '../../ui/button.tsx'
import { unitSearchQuery } from '../query-rules.ts'
import type { UnitSearch } from '../search-rules.ts'

/** Every unit that a search finds, as a file. */
export function ExportLink({ search }: { search: UnitSearch }) {
  return (
    <ButtonLink
      look="quiet"
      size="small"
      href={`/api/units/export?${unitSearchQuery(search)}`}
      download
    >
      <span className="icon-download before:size-4" />
      Export
    </ButtonLink>
  )
}
