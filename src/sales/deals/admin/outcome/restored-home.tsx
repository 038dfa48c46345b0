import { useState } from 'react'
import { UnitStatuses } from '../../../../records/units/rules/unit-sets.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import type { MoveInput } from '../../rules/move.ts'
import { useDeal } from '../deal-calls.ts'
import type { EndingDeal } from './ask-outcome.tsx'
import { Tick } from './lost-offers.tsx'

/** Offers to make the home of a won deal what it was before. `isKnown` once it is read whether there is one. */
export function useRestoredHome(deal: EndingDeal) {
  const language = useLanguage()
  const isOffered = deal.column === 'won' && deal.unitId !== null
  const read = useDeal(isOffered ? deal.id : null)
  const [isOn, setIsOn] = useState(true)
  const home = (isOffered && read.data?.wonHome) || null
  const move: Pick<MoveInput, 'restoresHome'> = home && isOn ? { restoresHome: true } : {}
  const status = (id: keyof typeof UnitStatuses.labels) => labelOf(UnitStatuses, id, language)
  return {
    move,
    isKnown: !isOffered || read.data !== undefined,
    element: isOffered && (
      <>
        {read.isPending && <Skeleton className="h-11 w-full" />}
        {read.isError && !read.data && (
          <ErrorState title="Couldn’t load the deal." retry={() => void read.refetch()} />
        )}
        {home && (
          <div className="grid gap-1 rounded-control bg-wash px-3.5 py-2.5">
            <p>
              <b>{home.name}</b> was marked {status(home.status).toLowerCase()} with this deal.
            </p>
            <Tick isOn={isOn} onChange={setIsOn}>
              Set it back to <b>{status(home.statusBefore)}</b>
              {home.wasOnWebsite && ' and show it on the website'}
            </Tick>
          </div>
        )}
      </>
    ),
  }
}
