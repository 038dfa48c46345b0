import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../shared/money.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'

type Stats = {
  totalProperties: number
  totalUnits: number
  totalDevelopers: number
  totalOpenDeals: number
}

const tiles = [
  { key: 'totalProperties', label: 'Total properties' },
  { key: 'totalUnits', label: 'Total units' },
  { key: 'totalDevelopers', label: 'Total developers' },
  { key: 'totalOpenDeals', label: 'Total open deals' },
] as const

/** The four figures at the head of the dashboard. */
export function SummaryTiles() {
  const stats = useQuery<Stats>({ queryKey: ['/api/stats'] })
  if (stats.isError) {
    return <ErrorState title="The totals could not be read." retry={() => void stats.refetch()} />
  }
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4" aria-busy={stats.isPending}>
      {tiles.map(({ key, label }) => (
        <Card key={key} className="grid gap-1 px-4.5 py-4">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="h-9 text-2xl font-[640] tabular-nums">
            {stats.data ? formatNumber(stats.data[key]) : <Skeleton className="h-8 w-16" />}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
