import type { FieldTable } from '../field-table.ts'

/** Called when a minimum is above its maximum, with both parameters. */
export type Refuse = (min: string, max: string) => void

/**
 * Removes bounds that do not limit the search: zero, and the end of the slider. Refuses a minimum
 * above its maximum.
 */
export function normalizeRanges(
  fields: FieldTable,
  search: Record<string, unknown>,
  refuse: Refuse,
): void {
  for (const { filter } of Object.values(fields)) {
    if (filter?.by !== 'range') continue
    const [min, max] = filter.name
    if (search[min] === 0) delete search[min]
    if (search[max] === filter.slider.max) delete search[max]
    refuseReversed(search, filter.name, refuse)
  }
}

/** Refuses a minimum above its maximum. */
export function refuseReversed(
  search: Readonly<Record<string, unknown>>,
  [min, max]: readonly [string, string],
  refuse: Refuse,
): void {
  const bound = search[max] ?? Number.POSITIVE_INFINITY
  if (Number(search[min] ?? 0) > Number(bound)) refuse(min, max)
}

/** The query parameters for staff only. */
export function staffParameters(fields: FieldTable): string[] {
  return Object.values(fields).flatMap(({ filter }) =>
    filter?.staffOnly ? [filter.name].flat() : [],
  )
}
