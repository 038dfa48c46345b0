import { useState } from 'react'
import { formatPrice } from '../../shared/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CardSkeleton, TileSkeleton } from '../../ui/feedback/skeletons.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { LineBadge } from '../../ui/line-badge.tsx'
import { ConfirmInline } from '../../ui/overlays/confirm-inline.tsx'
import { type Column, DataTable } from '../../ui/tables/data-table.tsx'
import { Pagination } from '../../ui/tables/pagination.tsx'
import type { Sort } from '../../ui/tables/table-head.tsx'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

type Home = { unit: string; project: string; line: string; price: number; free: boolean }

const homes: readonly Home[] = [
  {
    unit: '12A',
    project: 'Baan Sirin Thonglor',
    line: 'BTS Sukhumvit Line',
    price: 8_900_000,
    free: true,
  },
  {
    unit: '2107',
    project: 'The Ratchada Line',
    line: 'MRT Blue Line',
    price: 4_200_000,
    free: true,
  },
  {
    unit: '33F',
    project: 'บ้านริมน้ำเจริญนคร อาคารเหนือ ชั้นสามสิบสาม',
    line: 'BTS Gold Line',
    price: 14_500_000,
    free: false,
  },
  { unit: '5', project: 'Makkasan Court', line: 'Airport Rail Link', price: 3_150_000, free: true },
]

const columns: readonly Column<Home>[] = [
  { id: 'unit', header: 'Unit', cell: (home) => home.unit },
  { id: 'project', header: 'Project', cell: (home) => home.project, sortable: true },
  { id: 'line', header: 'Line', cell: (home) => <LineBadge name={home.line} /> },
  {
    id: 'status',
    header: 'Status',
    cell: ({ free }) => (
      <Badge tone={free ? 'success' : 'warning'}>{free ? 'Available' : 'Reserved'}</Badge>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    cell: (home) => formatPrice(home.price),
    numeric: true,
    sortable: true,
  },
  {
    id: 'actions',
    header: 'Actions',
    quietHeader: true,
    numeric: true,
    cell: ({ unit }) => (
      <ConfirmInline
        label={`Delete unit ${unit}`}
        question="Delete?"
        onYes={() => showToast('Error', 'This table is only for show.', 'danger')}
      >
        Delete
      </ConfirmInline>
    ),
  },
]

const none = { title: 'No units were found for this filter', hint: 'Choose another filter.' }

/** Tables in their four states, and pagination. */
export function KitLists() {
  const [sort, setSort] = useState<Sort | null>({ by: 'price', descending: true })
  const [page, setPage] = useState(4)
  const [failed, setFailed] = useState(true)
  const rowKey = ({ unit }: Home) => unit
  const table = { columns, rowKey, rowName: rowKey, empty: none }
  return (
    <KitSection id="lists" title="Lists">
      <KitState name="Full; a press on a row opens it">
        <DataTable
          {...table}
          caption="Units"
          rows={sorted(sort)}
          loading={false}
          error={null}
          sort={sort}
          onSort={setSort}
          onOpen={(home) => showToast(`Unit ${home.unit}`, home.project)}
        />
      </KitState>
      <KitRow columns={2}>
        <KitState name="Loading">
          <DataTable {...table} caption="Units on their way" rows={[]} loading error={null} />
        </KitState>
        <div className="grid gap-7">
          <KitState name="Empty">
            <DataTable {...table} caption="No units" rows={[]} loading={false} error={null} />
          </KitState>
          <KitState name="Failed">
            <DataTable
              {...table}
              caption="Units once more"
              rows={homes}
              loading={false}
              error={
                failed
                  ? { title: 'The units could not be read.', retry: () => setFailed(false) }
                  : null
              }
            />
          </KitState>
        </div>
      </KitRow>
      <KitState name="Pages">
        <Pagination
          page={page}
          pages={20}
          address={(target) => `#page-${target}`}
          onPage={setPage}
        />
      </KitState>
      <KitRow columns={3}>
        <KitState name="A card on its way">
          <CardSkeleton />
        </KitState>
        <KitState name="A tile on its way">
          <TileSkeleton />
        </KitState>
        <KitState name="The tile">
          <Card className="grid gap-1 px-4.5 py-4">
            <p className="text-sm text-ink-2">Total units</p>
            <p className="h-9 text-2xl font-strong tabular-nums">412</p>
          </Card>
        </KitState>
      </KitRow>
    </KitSection>
  )
}

function sorted(sort: Sort | null): Home[] {
  if (!sort) return [...homes]
  const { by, descending } = sort
  const order = by === 'price' ? byPrice : byProject
  const rows = homes.toSorted(order)
  return descending ? rows.toReversed() : rows
}

const byPrice = (a: Home, b: Home) => a.price - b.price
const byProject = (a: Home, b: Home) => a.project.localeCompare(b.project, 'en')
