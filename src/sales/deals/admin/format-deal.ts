import { counted } from '../../../shared/counted.ts'
import type { ListedDeal } from '../rules/deal-record.ts'

/** A value as cards have it, in millions: `8.9M THB`, `0.8M THB`. */
export const cardValue = (baht: number) => `${millions(baht)} THB`

/** `78.4M`; a half is rounded up, which `toFixed` alone does not do. */
export const millions = (baht: number) => `${(Math.round(baht / 100_000) / 10).toFixed(1)}M`

/** The home of a deal and whether it is to rent: `Monsoon House 6F, to rent`. */
export function homeWords({ unitName, months }: Pick<ListedDeal, 'unitName' | 'months'>): string {
  const home = unitName ?? 'No home yet'
  return months === null ? home : `${home}, to rent`
}

/** `today`, `1 day`, `9 days` */
export function daysWords(days: number): string {
  return days === 0 ? 'today' : counted(days, 'day')
}

/** The line that says which deal a question is about. */
export function aboutDeal(
  deal: Pick<ListedDeal, 'contactName' | 'unitName' | 'months' | 'value'>,
): string {
  return `${deal.contactName} · ${homeWords(deal)} · ${cardValue(deal.value)}`
}
