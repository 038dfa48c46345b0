import type { UnitStatus } from '../units/rules.ts'
import type { Home, Standing, Terms } from './demo-unit.ts'
import { type Random, randomFrom } from './random.ts'

type Offer = Home & Terms

/** How many homes are no longer simply available, and in what way. */
const dealt: [status: UnitStatus, count: number][] = [
  ['rented', 24],
  ['sold', 20],
  ['sell_with_tenant', 14],
  ['pending', 12],
  ['confirmed', 12],
  ['interested', 9],
  ['follow_up', 9],
  ['visited', 8],
  ['off_market', 8],
  ['unable_to_reach', 6],
  ['wrong_contact', 4],
  ['not_interested', 4],
]

/** The oldest listing on the books, in days. */
const OLDEST = 420
const HIDDEN_BY_WISH = 8

const sources = [
  'Owner, by phone',
  'Owner’s LINE',
  'Agent network',
  'Walk-in at the office',
  'Building’s juristic office',
  'Referred by a tenant',
]

/**
 * What the agency knows of its homes by now. `offers` stand in the order in which they were listed, the
 * newest last; `settled` are those whose status is already decided.
 */
export function standingsOf(
  offers: Offer[],
  settled: ReadonlyMap<string, UnitStatus>,
): Map<string, Standing> {
  const statuses = dealStatuses(offers, settled)
  const random = randomFrom('standings')
  const hidden = new Set(
    random
      .shuffled(offers.filter(({ key }) => statuses.get(key) === 'available' && !settled.has(key)))
      .slice(0, HIDDEN_BY_WISH)
      .map(({ key }) => key),
  )
  return new Map(
    offers.map((offer, index) => {
      const status = statuses.get(offer.key) ?? 'available'
      const listedDaysAgo = Math.round(OLDEST * (1 - (index + 1) / offers.length) ** 1.3)
      const isLet = status === 'rented' || status === 'sell_with_tenant'
      const standing: Standing = {
        status,
        isHidden: hidden.has(offer.key) || status === 'off_market' || status === 'not_interested',
        listedDaysAgo,
        heardDaysAgo:
          status === 'available'
            ? confirmedDaysAgo(random, offer, listedDaysAgo)
            : random.whole(0, Math.min(listedDaysAgo, 45)),
        rentedForDays: isLet ? random.whole(20, 400) : null,
        source: sourceOf(random, offer),
      }
      return [offer.key, standing]
    }),
  )
}

function dealStatuses(
  offers: Offer[],
  settled: ReadonlyMap<string, UnitStatus>,
): Map<string, UnitStatus> {
  const statuses = new Map(settled)
  const waiting = randomFrom('statuses').shuffled(offers.filter(({ key }) => !settled.has(key)))
  for (const [status, count] of dealt) {
    const takers = waiting
      .filter((offer) => !statuses.has(offer.key) && canBe(status, offer))
      .slice(0, count)
    for (const { key } of takers) statuses.set(key, status)
  }
  return statuses
}

function canBe(status: UnitStatus, { listingType, isFirstSale }: Offer): boolean {
  if (status === 'sold') return listingType !== 'rent'
  if (isFirstSale) return status === 'pending' || status === 'interested'
  if (status === 'rented') return listingType !== 'sell'
  if (status === 'sell_with_tenant') return listingType !== 'rent'
  return true
}

/** A fifth was confirmed today; some homes are listed before their tenant leaves or the builder is done. */
function confirmedDaysAgo(random: Random, offer: Offer, listedDaysAgo: number): number {
  const draw = random.share()
  if (offer.isFirstSale && draw < 0.5) return -random.whole(30, 150)
  if (offer.listingType !== 'sell' && draw > 0.93) return -random.whole(3, 80)
  if (draw < 0.2) return 0
  if (draw < 0.34) return Math.min(1, listedDaysAgo)
  return Math.min(random.whole(2, draw < 0.8 ? 13 : 55), listedDaysAgo)
}

function sourceOf(random: Random, { isFirstSale }: Offer): string | null {
  if (isFirstSale) return 'Developer’s price list'
  return random.chance(0.7) ? random.pick(sources) : null
}
