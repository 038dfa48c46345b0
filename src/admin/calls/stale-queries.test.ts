import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '../../platform/events/rules/event.ts'
import { refetchAffected } from './stale-queries.ts'

let visibilityState = 'visible'
beforeEach(() => {
  visibilityState = 'visible'
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState
    },
  })
})

const change = (overrides: Partial<Change>): Change => ({
  subject: 'unit',
  ids: [7],
  version: 3,
  request: null,
  ...overrides,
})

/** The keys of the queries refetched after changes. */
async function refetchedAfter(changes: Change[] | null) {
  const queries = new QueryClient()
  const read: string[] = []
  const shown: [key: unknown[], data: unknown][] = [
    [['units', 'list', {}], []],
    [['units', 'one', 7], { id: 7, version: 2 }],
    [['units', 'one', 8], { id: 8, version: 1 }],
    [['projects', 'one', 7], { id: 7, version: 1 }],
    [['developers', 'list'], []],
    [['stats'], {}],
    [['audit', 'log'], []],
    [['filters', 'listings'], []],
    [['places', 'lines'], []],
  ]
  for (const [queryKey, data] of shown) {
    queries.setQueryData(queryKey, data)
    const queryFn = () => {
      read.push(queryKey.filter((part) => typeof part !== 'object').join(' '))
      return data
    }
    new QueryObserver(queries, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => {})
  }
  await refetchAffected(queries, changes)
  const stale = queries.getQueryCache().findAll({ stale: true }).length
  queries.clear()
  return { read: read.sort(), stale }
}

test('a change refetches exactly the queries that show it', async () => {
  const { read } = await refetchedAfter([change({})])
  expect(read).toEqual(['audit log', 'projects one 7', 'stats', 'units list', 'units one 7'])
})

test('a record already loaded in the new version is not refetched', async () => {
  const { read } = await refetchedAfter([change({ version: 2 })])
  expect(read).toEqual(['audit log', 'projects one 7', 'stats', 'units list'])
})

test('a change without ids refetches all records of the subject', async () => {
  const { read } = await refetchedAfter([change({ ids: null, version: null })])
  expect(read).toContain('units one 8')
})

test('unknown changes refetch all records, but no constant data', async () => {
  const { read } = await refetchedAfter(null)
  expect(read).toHaveLength(8)
  expect(read).not.toContain('places lines')
})

test('a hidden tab refetches nothing and marks queries stale', async () => {
  visibilityState = 'hidden'
  expect(await refetchedAfter([change({})])).toEqual({ read: [], stale: 5 })
})
