import type { QueryClient } from '@tanstack/react-query'
import type { Subject } from './stale-queries.ts'

/** The browser's query client; none on the server, where pages are made from what was read. */
let queries: QueryClient | undefined

export function findRecordsIn(client: QueryClient): void {
  queries = client
}

/** A record from a list on screen, to be shown until it is read itself; undefined if it is in none. */
export function listedRecord(subject: Subject, id: number | null): object | undefined {
  if (id === null) return undefined
  const lists = queries?.getQueriesData<{ items?: { id: number }[] }>({
    queryKey: [subject, 'list'],
  })
  for (const [, list] of lists ?? []) {
    const record = list?.items?.find((item) => item.id === id)
    if (record) return record
  }
  return undefined
}
