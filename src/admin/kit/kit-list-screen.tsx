import { useState } from 'react'
import { formatPrice } from '../../shared/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { BulkAction, BulkBar } from '../../ui/tables/bulk-bar.tsx'
import { type Column, DataTable } from '../../ui/tables/data-table.tsx'
import { FilterChips, FilterRow, FilterSelect, FiltersButton } from '../../ui/tables/filters.tsx'
import { ListFoot, PAGE_SIZE } from '../../ui/tables/list-foot.tsx'
import { ListTitle } from '../../ui/tables/list-title.tsx'
import type { RowAction } from '../../ui/tables/row-actions.tsx'
import type { RowKey } from '../../ui/tables/selection.ts'
import type { Sort } from '../../ui/tables/table-head.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { KitSection, KitState } from './kit-frame.tsx'

type Home = { id: number; name: string; thai: string | null; price: number; free: boolean }

const names = [
  { name: 'Baan Sirin Thonglor', thai: 'บ้านสิริน ทองหล่อ ซอยสุขุมวิทห้าสิบห้า อาคารเหนือ' },
  { name: 'The Ratchada Line at the Green, North Tower above the Park', thai: 'เดอะ รัชดา ไลน์' },
  { name: 'Makkasan Court', thai: null },
]
const homes: readonly Home[] = Array.from({ length: 60 }, (_, i) => ({
  id: i + 1,
  ...(names[i % names.length] ?? { name: '', thai: null }),
  price: 4_000_000 + ((i * 7) % 60) * 250_000,
  free: i % 4 !== 1,
}))

const columns: readonly Column<Home>[] = [
  {
    id: 'name',
    header: 'Unit',
    sortable: true,
    cell: ({ id, name, thai }) => (
      <TwoLines strong first={`${id}A · ${name}`} second={thai && <span lang="th">{thai}</span>} />
    ),
  },
  {
    id: 'price',
    header: 'Price',
    numeric: true,
    sortable: true,
    width: '9rem',
    cell: ({ price }) => <b className="font-medium">{formatPrice(price)}</b>,
  },
  {
    id: 'status',
    header: 'Status',
    width: '8rem',
    cell: ({ free }) => (
      <Badge tone={free ? 'success' : 'warning'}>{free ? 'Available' : 'Sold'}</Badge>
    ),
  },
  {
    id: 'owner',
    header: 'Owner',
    width: '8rem',
    onlyWide: true,
    cell: () => <TwoLines first="" />,
  },
]

const showMessage = (text: string) => showToast(text, 'This list is only for show.')

/** A complete list screen. */
export function KitListScreen() {
  const [query, setQuery] = useState({ search: '', sold: false })
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<Sort | null>({ by: 'price', descending: true })
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<RowKey>>(new Set())
  const matching = homes
    .filter(({ id, name, free }) => {
      const isMeant = `${id}A ${name}`.toLowerCase().includes(query.search.toLowerCase())
      return isMeant && !deletedIds.has(id) && !(query.sold && free)
    })
    .toSorted((a, b) => compare(a, b, sort))

  function setFilters(change: Partial<typeof query>) {
    setQuery({ ...query, ...change })
    setPage(1)
  }

  return (
    <KitSection
      id="list-screen"
      title="A list screen"
      hint="The slash leads to the search, arrow keys from row to row, Space selects one, Escape none."
    >
      <div className="grid gap-3">
        <ListTitle
          as="h2"
          title="Listings"
          count={{ found: matching.length, all: homes.length, one: 'unit', many: 'units' }}
        >
          <Button size="small" onClick={() => showMessage('Unit added')}>
            <span className="icon-plus before:size-4" />
            Add Unit
          </Button>
        </ListTitle>
        <FilterRow>
          <SearchBox
            label="Search units"
            placeholder="Unit, project, owner or phone"
            value={query.search}
            onSearch={(search) => setFilters({ search })}
          />
          <Segmented
            label="Which units"
            name="kit-which"
            className="max-md:hidden"
            defaultValue=""
            onChange={showMessage}
            options={[
              { value: '', label: 'All' },
              { value: 'With images', label: 'With images' },
            ]}
          />
          <FilterSelect
            label="Status"
            value={query.sold ? 'sold' : ''}
            onChange={(status) => setFilters({ sold: status === 'sold' })}
            options={[
              { value: '', label: 'Any status' },
              { value: 'sold', label: 'Sold' },
            ]}
          />
          <FiltersButton used={query.sold ? 1 : 0} onClick={() => setFilters({ sold: true })} />
        </FilterRow>
        <FilterChips
          chips={query.sold ? [{ id: 'sold', label: 'Sold' }] : []}
          onRemove={() => setFilters({ sold: false })}
          onClear={() => setFilters({ sold: false })}
        />
        <DataTable
          caption="Listings"
          columns={columns}
          rows={matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          rowKey={({ id }) => id}
          rowName={({ id }) => `${id}A`}
          loading={false}
          error={null}
          empty={{
            title: 'No units were found for this filter',
            action: (
              <Button variant="quiet" onClick={() => setFilters({ search: '', sold: false })}>
                Clear filters
              </Button>
            ),
          }}
          tall
          sort={sort}
          onSort={setSort}
          onOpen={({ id }) => showMessage(`Unit ${id}A opened`)}
          address={({ id }) => `#unit-${id}`}
          selection={{ chosen, onChange: setChosen }}
          actions={({ id }) => rowActions(() => setDeletedIds(new Set([...deletedIds, id])))}
          foot={
            <ListFoot
              label="Pages of listings"
              page={page}
              total={matching.length}
              address={(target) => `#page-${target}`}
              onPage={setPage}
              bulk={
                <BulkBar
                  count={chosen.size}
                  matching={matching.length}
                  onChooseAll={() => setChosen(new Set(matching.map(({ id }) => id)))}
                  onClear={() => setChosen(new Set())}
                >
                  <BulkAction
                    icon="icon-tag"
                    label="Set status"
                    onClick={() => showMessage('Status set')}
                  />
                  <BulkAction
                    icon="icon-trash"
                    label="Delete"
                    onClick={() => showMessage('Deleted')}
                  />
                </BulkBar>
              }
            />
          }
        />
      </div>
      <KitState name="A menu on its own">
        <Menu
          label="More about this contact"
          items={rowActions(() => showMessage('Contact deleted'))}
        />
      </KitState>
    </KitSection>
  )
}

function rowActions(onDelete: () => void): RowAction[] {
  return [
    { label: 'View', icon: 'icon-eye', href: '#list-screen' },
    { label: 'Edit', icon: 'icon-pencil', onSelect: () => showMessage('Edited') },
    {
      label: 'Delete',
      icon: 'icon-trash',
      tone: 'danger',
      question: 'Delete?',
      onSelect: onDelete,
    },
  ]
}

function compare(a: Home, b: Home, sort: Sort | null): number {
  if (!sort) return b.id - a.id
  const { by, descending } = sort
  const order = by === 'price' ? a.price - b.price : a.name.localeCompare(b.name, 'en')
  return descending ? -order : order
}
