import type { Changes } from '../activity/rules.ts'
import { planned } from '../db/planned.ts'
import type { PriceStep } from './price-rules.ts'
import type { ListingType } from './rules.ts'

/** What was recorded of a unit's figures, and of who could see them, oldest first. */
export const figureChanges = planned<Recorded>(`
  select iso(at) as at, changes from audit
  where subject = 'unit' and subject_id = $1 and action = 'update'
    and changes ?| array['price', 'rentAmount', 'listingType', 'showOnWebsite']
  order by id`)

/**
 * What a unit on the website was offered for since visitors could see it, oldest first: its price,
 * monthly rent or both, each time one of them changed. What was entered while it was hidden is nobody's
 * business. `createdAt` is when it was entered.
 */
export function priceSteps(
  now: Figures,
  createdAt: string,
  records: readonly Recorded[],
): PriceStep[] {
  // As it was entered: all changes taken back, the first one last.
  const state: State = Object.assign(
    { ...figuresOf(now), showOnWebsite: true },
    ...records.toReversed().map(({ changes }) => side(changes, 0)),
  )
  const steps: PriceStep[] = []
  const look = (at: string) => {
    if (!state.showOnWebsite) return
    const step = { at, ...offered(state) }
    const before = steps.at(-1)
    if (before?.price !== step.price || before?.rent !== step.rent) steps.push(step)
  }
  look(createdAt)
  for (const { at, changes } of records) {
    Object.assign(state, side(changes, 1))
    look(at)
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
function side(changes: Changes, at: 0 | 1): Partial<State> {
  const kept = ['price', 'rentAmount', 'listingType', 'showOnWebsite'].flatMap((field) => {
    const change = changes[field]
    return change ? [[field, change[at]]] : []
  })
  return Object.fromEntries(kept) as Partial<State>
}

function offered({ price, rentAmount, listingType }: Figures) {
  return {
    price: listingType === 'rent' ? null : price,
    rent: listingType === 'sell' ? null : rentAmount,
  }
}
