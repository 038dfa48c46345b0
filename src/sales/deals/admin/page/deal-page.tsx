import { useParams } from 'react-router'
import { readId } from '../../../../admin/calls/read-id.ts'
import { useListAddress } from '../../../../admin/record-list/use-list-address.ts'
import { AskReached } from '../../../../records/contacts/admin/ask-reached.tsx'
import { ApiError } from '../../../../shared/api-client.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useDeal, useDeleteDeal } from '../deal-calls.ts'
import { BackToPipeline } from './deal-head.tsx'
import { KnownDeal } from './known-deal.tsx'

/** The page of one deal. All of its state is in the address. */
export default function DealPage() {
  const id = readId(useParams().id)
  return <Deal key={id} id={id} />
}

function Deal({ id }: { id: number | null }) {
  const remove = useDeleteDeal()
  const read = useDeal(id)
  const list = useListAddress(adminPath(`pipeline/${id}`))
  const { data, error, isError } = read
  const isGone = id === null || (error instanceof ApiError && error.status === 404)
  if (isGone) {
    return (
      <div className="grid justify-items-start gap-3">
        <BackToPipeline />
        <p role="status" className="text-base">
          Deal not found.
        </p>
      </div>
    )
  }
  if (isError && !data)
    return <ErrorState title="Couldn’t load the deal." retry={() => void read.refetch()} />
  if (!data) return <Loading />
  return (
    <AskReached of={{ kind: 'deal', id: data.id }} name={data.contact.name}>
      <KnownDeal deal={data} list={list} remove={remove} />
    </AskReached>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-28 w-full" />
      <div className="grid gap-5 md:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  )
}
