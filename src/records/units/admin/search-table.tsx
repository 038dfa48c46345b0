import type { ReactNode } from 'react'
import { call } from '../../../admin/calls/call.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { RecordBulkBar } from '../../../admin/record-list/record-bulk-bar.tsx'
import type { ListedRecords } from '../../../admin/record-list/record-kind.ts'
import { RecordTable } from '../../../admin/record-list/record-table.tsx'
import { StationWalk } from '../../../city/places/site/station-walk.tsx'
import { openShortlist } from '../../../sales/shortlists/admin/shortlist-address.ts'
import { formatSqm } from '../../../shared/money.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { BulkAction } from '../../../ui/tables/bulk-bar.tsx'
import type { FoundRecord } from '../rules/minutes.ts'
import type { UnitSearch } from '../rules/search.ts'
import { MinutesLines } from '../site/minutes/minutes-lines.tsx'
import { priceLines, sqmPriceLine } from '../site/unit-price.ts'
import { reservedLine } from './reserved-line.ts'
import { detailsOf, searchColumns } from './search-columns.tsx'
import { UnitThumb } from './unit-columns.tsx'

/** The search results: rows that open a unit, headers that sort. */
export function SearchTable({
  search,
  places,
  beside,
  onClear,
  ...listed
}: ListedRecords<FoundRecord> & {
  search: UnitSearch
  /** The places that minutes are counted to, in their order. */
  places: readonly (string | null)[]
  /** On a phone, beside the order: the filters in use and what is done with the list. */
  beside: ReactNode
  onClear: () => void
}) {
  const language = useLanguage()
  return (
    <RecordTable
      {...listed}
      caption="Search results"
      columns={searchColumns(search, places, language)}
      rowName={({ unitNumber, project }) => `${project.name} ${unitNumber}`}
      isRead
      beside={beside}
      startsSelecting={readId(listed.list.get('to')) !== null}
      narrowed={{ clear: onClear }}
      pagesLabel="Pages of results"
      bulk={(rows) => (
        <RecordBulkBar
          one="unit"
          rows={rows}
          isBusy={false}
          done={0}
          findIds={() => call('get /api/units/ids', { query: search })}
          onDelete={null}
        >
          {(ids) => (
            <BulkAction
              icon="icon-send"
              label="Send"
              onClick={() => openShortlist(listed.list, ids)}
            />
          )}
        </RecordBulkBar>
      )}
      card={(unit, isFirst) => <ResultCard {...{ unit, isFirst, search, places }} />}
    />
  )
}

function ResultCard({
  unit,
  isFirst,
  search: { listingType, minutesMax },
  places,
}: {
  unit: FoundRecord
  isFirst: boolean
  search: UnitSearch
  places: readonly (string | null)[]
}) {
  const language = useLanguage()
  const { project, unitNumber, size } = unit
  const reserved = reservedLine(unit, language)
  const [price, other] = priceLines(unit, listingType, language)
  return (
    <span className="flex min-w-0 gap-3.5">
      <UnitThumb unit={unit} className="h-24 w-28" isFirst={isFirst} />
      <span className="grid min-w-0 flex-1 grid-cols-1 content-start gap-0.5">
        <span className="text-base font-medium">{price}</span>
        {other && <span className="text-ink-2">or {other}</span>}
        <span className="truncate font-medium">{`${project.name} · ${unitNumber}`}</span>
        <span className="text-ink-2">{`${detailsOf(unit, language)} · ${formatSqm(size, language)}`}</span>
        {reserved && <span className="font-medium text-warning">{reserved}</span>}
        <StationWalk station={project.nearestStation} metres={project.distanceToStation} short />
        <span className="truncate text-ink-3">{sqmPriceLine(unit, listingType, language)}</span>
        {unit.minutes && <MinutesLines journeys={unit.minutes} names={places} limit={minutesMax} />}
      </span>
    </span>
  )
}
