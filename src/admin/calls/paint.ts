import type { QueryClient } from '@tanstack/react-query'
import type { Subject } from './stale-queries.ts'

/** What a write does to records: fields that change, or `null` for records that go. */
export type Painted = {
  subject: Subject
  ids: readonly number[]
  fields: Readonly<Record<string, unknown>> | null
}

/** Shows a write in the lists and records on screen before the server has answered. Returns what takes it back. */
export async function paint(
  queries: QueryClient,
  { subject, ids, fields }: Painted,
): Promise<() => void> {
  const keys = ['list', 'one'].map((part) => [subject, part])
  // An answer that is on its way would put the old values back.
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
  const before = keys.flatMap((queryKey) => queries.getQueriesData({ queryKey }))
  for (const [key, data] of before) {
    const after = isList(data)
      ? { ...data, items: inList(data.items, ids, fields) }
      : inList([data], ids, fields ?? {})[0]
    queries.setQueryData(key, after)
  }
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data)
  }
}

function isList(data: unknown): data is { items: readonly unknown[] } {
  return typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)
}

function inList(items: readonly unknown[], ids: readonly number[], fields: Painted['fields']) {
  const isOne = (item: unknown): item is object =>
    typeof item === 'object' && item !== null && 'id' in item && ids.includes(Number(item.id))
  if (fields === null) return items.filter((item) => !isOne(item))
  return items.map((item) => (isOne(item) ? { ...item, ...fields } : item))
}
