import { formatNumber } from '../../shared/money.ts'

/** `1 home`, `1,204 homes`. */
export function countedHomes(total: number): string {
  return total === 1 ? '1 home' : `${formatNumber(total)} homes`
}
