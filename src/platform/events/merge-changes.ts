import type { NotifiedChange } from './notify.ts'
import type { Change } from './rules/event.ts'

const MAX_IDS = 100
const MAX_CHANGES = 50

/**
 * Changes as sent to a browser: those of one request and subject merged, without their author. Null
 * when there are too many to list.
 */
export function mergeChanges(notified: readonly NotifiedChange[]): Change[] | null {
  const groups = Map.groupBy(notified, ({ subject, request }) => `${subject} ${request}`)
  if (groups.size > MAX_CHANGES) return null
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { subject, request, version, name } = first
    if (group.length === 1) {
      return { subject, ids: first.ids, version, request, ...(name !== undefined && { name }) }
    }
    return { subject, ids: idsOf(group), version: null, request }
  })
}

function idsOf(group: readonly NotifiedChange[]): number[] | null {
  const all = new Set<number>()
  for (const { ids } of group) {
    if (ids === null) return null
    for (const id of ids) all.add(id)
  }
  return all.size > MAX_IDS ? null : [...all]
}
