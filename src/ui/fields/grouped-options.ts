import type { ReactNode } from 'react'
import type { Option } from '../choices/match-options.ts'

/**
 * An option with its group and an icon. A shortcut duplicates an option of another group; a plain select,
 * where each value can occur once, omits it.
 */
export type GroupedOption = Option & { group?: string; mark?: ReactNode; isShortcut?: boolean }

/** Groups options by their group, in order. */
export function groupOptions(
  options: readonly GroupedOption[],
): { name: string; options: GroupedOption[] }[] {
  const groups = Map.groupBy(options, ({ group = '' }) => group)
  return [...groups].map(([name, members]) => ({ name, options: members }))
}
