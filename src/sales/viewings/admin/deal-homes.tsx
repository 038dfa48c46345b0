import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { alternativesQuery, dealQuery } from '../../deals/admin/deal-calls.ts'
import type { Trip } from './use-trip.ts'

const MAX = 6

/** The homes of a deal and those like it, to be added to a trip by one press. */
export function DealHomes({ dealId, trip }: { dealId: number; trip: Trip }) {
  const { data: deal } = useQuery(dealQuery(dealId))
  const { data: alternatives = [] } = useQuery(alternativesQuery(dealId))
  const own = deal ? [...(deal.unit ? [deal.unit] : []), ...deal.units] : []
  const chosen = new Set(trip.homes.map(({ unitId }) => unitId))
  const offered = [...own, ...alternatives]
    .filter(
      ({ id, isDeleted }, at, all) =>
        !isDeleted && !chosen.has(id) && all.findIndex((each) => each.id === id) === at,
    )
    .slice(0, MAX)
  if (offered.length === 0) return null
  return (
    <section aria-label="This deal’s homes and similar ones" className="grid gap-1.5">
      <p className="text-ink-2">Add this deal’s homes, or similar ones</p>
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ id, name }) => (
          <li key={id}>
            <Button variant="quiet" size="small" onClick={() => trip.add({ id, name })}>
              <span className="icon-plus before:size-4" />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
