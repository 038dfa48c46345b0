import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../shared/money.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState, Skeleton } from '../ui/feedback/states.tsx'
import { totalsQuery } from './totals-query.ts'

const figures = [
  { key: 'totalProperties', label: 'Total properties', unit: 'properties' },
  { key: 'totalUnits', label: 'Total units', unit: 'units' },
  { key: 'totalDevelopers', label: 'Total developers', unit: 'developers' },
  { key: 'totalOpenDeals', label: 'Total open deals', unit: 'open deals' },
] as const

const useTotals = () => useQuery(totalsQuery)

/** The four totals as tiles at the top of the dashboard. */
export function TotalTiles() {
  const totals = useTotals()
  if (totals.isError) {
    return <ErrorState title="Couldn’t load totals." retry={() => void totals.refetch()} />
  }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4" aria-busy={totals.isPending}>
      {figures.map(({ key, label }) => (
        <Card key={key} className="grid gap-1 px-4.5 py-4">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="h-9 text-2xl font-strong tabular-nums">
            {totals.data ? formatNumber(totals.data[key]) : <Skeleton className="h-8 w-16" />}
          </dd>
        </Card>
      ))}
    </dl>
  )
}

/** The totals in one row above every other screen; a dash for those that cannot be loaded. */
export function TotalsRow() {
  const totals = useTotals()
  return (
    <dl aria-label="Totals" className="flex text-sm text-ink-3">
      {figures.map(({ key, unit }) => (
        <div
          key={key}
          className="flex flex-row-reverse items-baseline gap-1.75 border-l border-line px-4 leading-5 whitespace-nowrap max-[75rem]:first:border-l-0"
        >
          <dt>{unit}</dt>
          <dd className="font-strong text-ink tabular-nums">
            {totals.data ? formatNumber(totals.data[key]) : totals.isError ? '—' : ''}
            {totals.isPending && <Skeleton className="h-3.5 w-7" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
