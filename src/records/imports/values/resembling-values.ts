import { isOneErrorAway } from '../../../city/places/typing-errors.ts'
import type { Column } from '../../../shared/fields/cells.ts'
import { spellingKey } from '../kinds/answers.ts'
import type { Proposal } from '../rules/values.ts'

const MIN_CHARS = 3

/**
 * Which values of a set a spelling may mean: by what is known of it, else by a typing error in a known spelling, else
 * by a known spelling within it. A single one is proposed.
 */
export function resemblingValues(
  { set, spellings = {}, maybe = {} }: Column,
  text: string,
): Proposal[] {
  if (!set) return []
  const key = spellingKey(text)
  const known: [string, string][] = [
    ...set.ids.map((id): [string, string] => [(set.labels[id] ?? id).toLowerCase(), id]),
    ...Object.entries(spellings),
  ]
  const matching = (test: (spelling: string) => boolean) => [
    ...new Set(
      known
        .filter(([spelling]) => spelling.length >= MIN_CHARS && test(spelling))
        .toSorted(([one], [other]) => other.length - one.length)
        .map(([, id]) => id),
    ),
  ]
  const ids = [
    [...(maybe[key] ?? [])],
    matching((spelling) => isOneErrorAway(spelling, key)),
    matching((spelling) => isWithin(key, spelling)),
  ].find((found) => found.length > 0)
  return (ids ?? []).slice(0, MIN_CHARS).map((id) => ({
    value: id,
    label: set.labels[id] ?? id,
    detail: null,
    isLikely: ids?.length === 1,
  }))
}

/** `ไม่ว่าง` has `ว่าง` in it and means the opposite. */
function isWithin(text: string, spelling: string): boolean {
  return text.includes(spelling) && !/ไม่|\bnot?\b|un/.test(text.replace(spelling, ''))
}
