import { counted } from '../../../shared/counted.ts'
import type { Language } from '../../../shared/language.ts'
import { formatPrice, formatRent } from '../../../shared/money.ts'
import type { ProjectUnitCount } from '../rules/project-response.ts'

/** How many units of a project are on offer, and from which price: `13 homes from 5.4M THB`. */
export function homesLine(
  { total, priceFrom, rentFrom }: ProjectUnitCount,
  language?: Language,
): string {
  if (total === 0) return 'No homes on offer now'
  const homes = counted(total, 'home', language)
  if (priceFrom !== null) return `${homes} from ${formatPrice(priceFrom, language)}`
  return rentFrom === null ? homes : `${homes} from ${formatRent(rentFrom, language)}`
}
