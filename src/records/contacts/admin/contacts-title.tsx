import { useNavigate } from 'react-router'
import { LinkButton } from '../../../admin/record-list/link-button.tsx'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { importsPath } from '../../../admin/tabs.ts'
import { formatNumber } from '../../../shared/money.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { ListTitle } from '../../../ui/tables/list-title.tsx'
import { importTexts } from '../../imports/admin/import-texts.ts'
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
  const navigate = useNavigate()
  const { template } = importTexts.contacts
  const exportLabel = found === null ? 'Export' : `Export ${formatNumber(found)}`
  const paste = adminPath('contacts/paste')
  const csv = `/api/leads/export?${exportQuery(search)}`
  return (
    <ListTitle
      title="Contacts"
      count={found === null ? null : { found, one: 'contact', many: 'contacts' }}
    >
      <Menu
        label="More for contacts"
        items={[
          {
            label: 'Import CSV or vCard',
            icon: 'icon-upload',
            onSelect: () => void navigate(importsPath('contacts')),
          },
          ...(isNarrow
            ? [
                {
                  label: 'Paste a chat',
                  icon: 'icon-message-circle',
                  onSelect: () => void navigate(paste),
                },
              ]
            : []),
          { label: template.label, icon: 'icon-download', href: template.href },
          ...(permissions.exportPhones
            ? [
                ...(isNarrow ? [{ label: exportLabel, icon: 'icon-download', href: csv }] : []),
                { label: `${exportLabel} as vCard`, icon: 'icon-users', href: `${csv}&format=vcf` },
              ]
            : []),
        ]}
      />
      {permissions.exportPhones && (
        <ButtonLink variant="quiet" size="small" href={csv} download className="max-md:hidden">
          <span className="icon-download before:size-4" />
          {exportLabel}
        </ButtonLink>
      )}
      {!isNarrow && (
        <LinkButton variant="quiet" size="small" to={paste} className="max-md:hidden">
          Paste a chat
        </LinkButton>
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
