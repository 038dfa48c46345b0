import { planned } from '../../platform/db/planned.ts'
import type { Changes } from '../../team/activity/rules/activity.ts'
import type { PriceStep } from './rules/price.ts'
import type { ListingType } from './rules/unit-sets.ts'

/** The audited changes of a unit's prices and visibility, oldest first. */
export const figureChanges = planned<Recorded>(`
  select iso(at) as at, changes from audit
  where subject = 'unit' and subject_id = $1 and action = 'update'
    and changes ?| array['price', 'rentAmount', 'listingType', 'showOnWebsite']
  order by id`)

/**
 * The prices of a public unit, oldest first: price, monthly rent or both, one step for each change since
 * visitors could first see it. Changes made while it was hidden are left out. `createdAt` is the ISO time
 * at which the unit was created.
 */
export function priceSteps(
  now: Figures,
  createdAt: string,
  records: readonly Recorded[],
): PriceStep[] {
  // The state at creation: all changes undone, newest first.
  const state: State = Object.assign(
    { ...figuresOf(now), showOnWebsite: true },
    ...records.toReversed().map(({ changes }) => valuesOf(changes, 0)),
  )
  const steps: PriceStep[] = []
  const addStep = (at: string) => {
    if (!state.showOnWebsite) return
    const step = { at, ...offeredPrices(state) }
    // Figures of one moment are one step: nobody saw those between.
    if (steps.at(-1)?.at === at) steps.pop()
    const last = steps.at(-1)
    if (last?.price !== step.price || last?.rent !== step.rent) steps.push(step)
  }
  addStep(createdAt)
  for (const { at, changes } of records) {
    Object.assign(state, valuesOf(changes, 1))
    addStep(at)
  }
  return steps
}

type Figures = { price: number | null; rentAmount: number | null; listingType: ListingType }
type State = Figures & { showOnWebsite: boolean }
export type Recorded = { at: string; changes: Changes }

function figuresOf({ price, rentAmount, listingType }: Figures): Figures {
  return { price, rentAmount, listingType }
}

// Safe: the audit log holds these fields as they were stored.
function valuesOf(changes: Changes, at: 0 | 1): Partial<State> {
  const entries = ['price', 'rentAmount', 'listingType', 'showOnWebsite'].flatMap((field) => {
    const change = changes[field]
    return change ? [[field, change[at]]] : []
  })
  return Object.fromEntries(entries) as Partial<State>
}

function offeredPrices({ price, rentAmount, listingType }: Figures) {
  return {
    price: listingType === 'rent' ? null : price,
    rent: listingType === 'sell' ? null : rentAmount,
  }
}
