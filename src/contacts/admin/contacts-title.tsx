import type { ListState } from '../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../admin/screen/staff-context.ts'
import { formatNumber } from '../../shared/money.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useNarrow } from '../../ui/style/use-narrow.ts'
import { ListTitle } from '../../ui/tables/list-title.tsx'
import type { ContactSearch } from '../rules/contact-search.ts'

/** `Contacts 1,284 contacts`, the export for those who may, and Add Contact. */
export function ContactsTitle({
  list,
  search,
  found,
}: {
  list: ListState
  search: ContactSearch
  /** The number of results; null until known. */
  found: number | null
}) {
  const { permissions } = useStaff()
  const isNarrow = useNarrow()
  return (
    <ListTitle
      title="Contacts"
      count={found === null ? null : { found, one: 'contact', many: 'contacts' }}
    >
      {permissions.exportPhones && (
        <ButtonLink
          look="quiet"
          size="small"
          href={`/api/leads/export?${exportQuery(search)}`}
          download
        >
          <span className="icon-download before:size-4" />
          {isNarrow ? 'Export' : found === null ? 'Export' : `Export ${formatNumber(found)}`}
        </ButtonLink>
      )}
      <Button size="small" onClick={() => list.open({ add: 1 })}>
        <span className="icon-plus before:size-4" />
        Add Contact
      </Button>
    </ListTitle>
  )
}

function exportQuery(search: ContactSearch): string {
  return new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString()
}
