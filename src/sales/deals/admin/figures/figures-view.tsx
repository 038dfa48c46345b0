import { useQuery } from '@tanstack/react-query'
import { ListViews } from '../../../../admin/record-list/list-views.tsx'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import { FigureGroups } from '../../rules/figures.ts'
import { faultOfFigures, figuresQuery, readFigures, type ShownFigures } from './figure-calls.ts'
import { outcomeColumns } from './figure-columns.ts'
import { FigureRows } from './figure-rows.tsx'

/** The figures of the pipeline over some days: in all, and by month, person, stage, source or reason. */
export default function FiguresView({ list }: { list: ListState }) {
  const query = readFigures(list)
  const { by = 'month' } = query
  const fault = faultOfFigures(query)
  const figures = useQuery({ ...figuresQuery(query), enabled: fault === null })
  const { data } = figures
  return (
    <section aria-label="Figures" className="grid grid-cols-1 gap-4">
      <div className="dense flex flex-wrap items-end gap-3">
        <ListViews
          label="Figures by"
          className="mr-auto max-w-full"
          views={FigureGroups.ids.map((id) => ({
            label: `By ${FigureGroups.labels[id].toLowerCase()}`,
            to: list.address({ by: id }),
            isOpen: id === by,
            count: null,
          }))}
        />
        <DateField
          label="From"
          className="w-48 max-sm:w-full"
          value={query.from ?? data?.from ?? null}
          error={fault}
          onChange={(from) => list.show({ from })}
        />
        <DateField
          label="To"
          className="w-48 max-sm:w-full"
          value={query.to ?? data?.to ?? null}
          onChange={(to) => list.show({ to })}
        />
        <ButtonLink
          variant="quiet"
          size="small"
          className="min-h-(--control-height)!"
          href={`/api/deals/figures/export?${new URLSearchParams({ ...query, by })}`}
          download
        >
          <span className="icon-download before:size-4" />
          Export CSV
        </ButtonLink>
      </div>
      {figures.isError && (
        <ErrorState title="The figures could not be read." retry={() => void figures.refetch()} />
      )}
      {!data && !figures.isError && !fault && <Skeleton className="h-96 w-full" />}
      {data && !fault && <Shown figures={data} />}
    </section>
  )
}

function Shown({ figures }: { figures: ShownFigures }) {
  const { from, to, mine, total, rows, by } = figures
  const days = `${formatDate(`${from}T00:00:00+07:00`)} to ${formatDate(`${to}T00:00:00+07:00`)}`
  return (
    <>
      <p className="text-sm text-ink-2">
        {mine ? `Your own deals, ${days}` : `All deals, ${days}`}
      </p>
      <dl className="grid grid-cols-2 overflow-clip rounded-card border border-line bg-card md:grid-cols-4">
        {outcomeColumns.map(({ heading, cell }) => (
          <div key={heading} className="-mb-px -mr-px border-r border-b border-line px-4 py-3">
            <dt className="text-sm text-ink-2">{heading}</dt>
            <dd className="text-base font-strong text-ink tabular-nums">{cell(total)}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 ? (
        <EmptyState title="No deals in these days." />
      ) : (
        <FigureRows by={by} rows={rows} />
      )}
      {by === 'month' && (
        <p className="text-sm text-ink-2">
          Commission expected is that of the month in which deals are expected to close; in all it
          is that of every open deal.
        </p>
      )}
    </>
  )
}
