import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callList } from '../../../../admin/calls/call.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { DealStages } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import { PROBABLE, valueWords } from './format-value.ts'

const SHOWN = 20

/** A contact's deals, open and ended, and where to enter another one. */
export function ContactDeals({
  id,
  as = 'h2',
  unitId = null,
}: {
  id: number
  as?: 'h2' | 'h3'
  /** The home that a new deal begins with. */
  unitId?: number | null
}) {
  const found = useQuery({ ...contactDealsQuery(id), enabled: useHydrated() })
  return (
    <Deals
      {...{ as, found }}
      addAddress={`${adminPath('pipeline')}?add=1&contact=${id}${unitId ? `&unit=${unitId}` : ''}`}
      secondOf={({ unitName }) => unitName}
    />
  )
}

/** The open deals about a home, or in which it was shown. */
export function UnitDeals({ id }: { id: number }) {
  return (
    <Deals
      as="h3"
      found={useQuery(unitDealsQuery(id))}
      addAddress={`${adminPath('pipeline')}?add=1&unit=${id}`}
      secondOf={({ contactName }) => contactName}
    />
  )
}

/** The deals of a contact, the newest first. */
export function contactDealsQuery(contactId: number) {
  return queryOptions({
    queryKey: ['deals', 'of contact', contactId],
    queryFn: ({ signal }) =>
      callList('get /api/deals', { query: { contactId, limit: SHOWN }, signal }),
  })
}

function unitDealsQuery(unitId: number) {
  return queryOptions({
    queryKey: ['deals', 'of unit', unitId],
    queryFn: ({ signal }) =>
      callList('get /api/deals', { query: { unitId, status: ['open'], limit: SHOWN }, signal }),
  })
}

function Deals({
  as,
  found: { data, isError, refetch },
  addAddress,
  secondOf,
}: {
  as: 'h2' | 'h3'
  found: UseQueryResult<{ items: ListedDeal[]; total: number }>
  addAddress: string
  /** What a deal says besides its name: its home, or its contact. */
  secondOf: (deal: ListedDeal) => string | null
}) {
  return (
    <Part
      as={as}
      title="Deals"
      isCard
      {...(data && data.total > 0 && { count: formatNumber(data.total) })}
      actions={
        <Link
          to={addAddress}
          aria-label="New deal"
          className="icon-plus -my-2 grid size-(--press) place-items-center rounded-control text-ink-2 hover:bg-hov hover:text-ink"
        />
      }
    >
      {isError && !data ? (
        <ErrorState title="Couldn’t load deals." retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-14 w-full" />
      ) : data.total === 0 ? (
        <p className="text-ink-2">None yet</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((deal) => (
            <li key={deal.id}>
              <DealLine deal={deal} second={secondOf(deal)} />
            </li>
          ))}
          {data.total > data.items.length && (
            <li className="py-2 text-ink-2">{`Latest ${data.items.length} of ${data.total}`}</li>
          )}
        </ul>
      )}
    </Part>
  )
}

function DealLine({ deal, second }: { deal: ListedDeal; second: string | null }) {
  const language = useLanguage()
  const { id, dealName, stage, status, probability } = deal
  const words = [
    labelOf(DealStages, stage, language),
    valueWords(deal, language),
    second !== dealName && second,
  ]
  return (
    <Link
      to={adminPath(`pipeline/${id}`)}
      className="group flex items-center gap-3 py-2 leading-snug"
    >
      <span className="grid min-w-0 flex-1">
        <b className="wrap-anywhere font-medium group-hover:underline">{dealName}</b>
        <span className="wrap-anywhere text-ink-2 tabular-nums">
          {words.filter(Boolean).join(' · ')}
        </span>
      </span>
      {status === 'open' && (
        <Badge
          tone={probability > PROBABLE ? 'accent' : 'plain'}
          className="flex-none tabular-nums"
        >
          {`${probability}%`}
        </Badge>
      )}
    </Link>
  )
}
