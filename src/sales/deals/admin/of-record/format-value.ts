import type { Language } from '../../../../shared/language.ts'
import { formatPrice } from '../../../../shared/money.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'

/** Above this probability its badge is coloured. */
export const PROBABLE = 70

/** The value of a deal: `17.2M THB`, of one about renting `336,000 THB to rent`. */
export function valueWords(
  { value, months }: Pick<ListedDeal, 'value' | 'months'>,
  language: Language,
): string {
  const price = formatPrice(value, language)
  return months === null ? price : `${price} to rent`
}
