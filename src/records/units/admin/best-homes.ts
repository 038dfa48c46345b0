import type { UnitRecord } from '../rules/unit.ts'
import { unitNumberKey } from '../rules/unit-number.ts'

/**
 * The homes found for a text: those of this very number, then those whose number begins so, then the rest as found.
 * Where such a number is available, the first, which Enter takes, is one that is available.
 */
export function bestHomes<Home extends Pick<UnitRecord, 'unitNumber' | 'status'>>(
  homes: readonly Home[],
  text: string,
): Home[] {
  const words = [text, ...text.split(/\s+/)].map(unitNumberKey).filter(Boolean)
  const rankOf = ({ unitNumber, status }: Home) => {
    const key = unitNumberKey(unitNumber)
    const isExact = words.includes(key)
    if (!isExact && !words.some((word) => key.startsWith(word))) return REST
    return (isExact ? 0 : 2) + (status === 'available' ? 0 : 1)
  }
  const sorted = homes.toSorted((one, other) => rankOf(one) - rankOf(other))
  const first = sorted.find((home) => home.status === 'available' && rankOf(home) < REST)
  return first ? [first, ...sorted.filter((home) => home !== first)] : sorted
}

const REST = 4
