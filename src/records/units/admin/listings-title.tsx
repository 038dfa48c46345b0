import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../../admin/record-list/link-button.tsx'
import type { ListView } from '../../../admin/record-list/list-views.tsx'
import { SavedList } from '../../../admin/record-list/saved-filters.tsx'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { importsPath } from '../../../admin/tabs.ts'
import { totalsQuery } from '../../../admin/totals-query.ts'
import { formatNumber } from '../../../shared/money.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { ListTitle } from '../../../ui/tables/list-title.tsx'
import { importTexts } from '../../imports/admin/import-texts.ts'
import { listingParameters } from './listings-loader.ts'

/** `Listings 38 of 415`, and what is done with the list: export, import, add. On a phone most is in a menu. */
export function ListingsTitle({
  list,
  found,
  exportPath,
  views,
}: {
  list: ListState
  /** The number of results; null until known. */
  found: number | null
  exportPath: string
  views: readonly ListView[]
}) {
  const all = useQuery(totalsQuery).data?.totalUnits
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const [isSavedOpen, setIsSavedOpen] = useState(false)
  const { template } = importTexts.units
  const exportLabel = found === null ? 'Export' : `Export ${formatNumber(found)}`
  const paste = adminPath('listings/paste')
  const addListing = () => list.open({ quick: 1 })
  const imports = [
    { label: 'Sent homes', icon: 'icon-send', onSelect: () => list.open({ sent: 1 }) },
    {
      label: 'Import CSV',
      icon: 'icon-upload',
      onSelect: () => void navigate(importsPath('units')),
    },
    { label: template.label, icon: 'icon-download', href: template.href },
  ]
  const onPhone = [
    ...views.map(({ label, to, isOpen, count }) => ({
      label: count === null ? label : `${label} (${formatNumber(count)})`,
      ...(isOpen && { icon: 'icon-check' }),
      onSelect: () => void navigate(to),
    })),
    { label: 'Saved filters', icon: 'icon-bookmark', onSelect: () => setIsSavedOpen(true) },
    { label: exportLabel, icon: 'icon-download', href: exportPath },
    { label: 'Add New Listing', icon: 'icon-plus', onSelect: addListing },
    { label: 'Paste a chat', icon: 'icon-message-circle', onSelect: () => void navigate(paste) },
  ]
  return (
    <ListTitle
      title="Listings"
      count={
        found === null
          ? null
          : { found, ...(all !== undefined && { all }), one: 'unit', many: 'units' }
      }
    >
      <Menu label="More for units" items={isNarrow ? [...onPhone, ...imports] : imports} />
      {!isNarrow && (
        <>
          <ButtonLink
            variant="quiet"
            size="small"
            href={exportPath}
            download
            className="max-md:hidden"
          >
            <span className="icon-download before:size-4" />
            {exportLabel}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={addListing} className="max-md:hidden">
            Add New Listing
          </Button>
        </>
      )}
      {!isNarrow && (
        <LinkButton variant="quiet" size="small" to={paste} className="max-md:hidden">
          Paste a chat
        </LinkButton>
      )}
      <Button size="small" aria-label="Add Unit" onClick={() => list.open({ add: 1 })}>
        <span className="icon-plus before:size-4" />
        {isNarrow ? 'Add' : 'Add Unit'}
      </Button>
      <Dialog
        open={isSavedOpen}
        onClose={() => setIsSavedOpen(false)}
        title="Saved filters"
        backCloses={isNarrow}
      >
        <DialogBody>
          <SavedList
            list="listings"
            query={list.query(listingParameters)}
            onDone={() => setIsSavedOpen(false)}
          />
        </DialogBody>
      </Dialog>
    </ListTitle>
  )
}
