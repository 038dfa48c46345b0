import { counted } from '../../shared/counted.ts'
import { formatPrice, formatRent } from '../../shared/money.ts'
import type { ProjectHomes } from '../answer-rules.ts'

/** How many homes of a building are on offer and from how much: `13 homes from 5.4M THB`. */
export function homesLine({ total, priceFrom, rentFrom }: ProjectHomes): string {
  if (total === 0) return 'No homes on offer now'
  const homes = counted(total, 'home')
  if (priceFrom !== null) return `${homes} from ${formatPrice(priceFrom)}`
  return rentFrom === null ? homes : `${homes} from ${formatRent(rentFrom)}`
}
