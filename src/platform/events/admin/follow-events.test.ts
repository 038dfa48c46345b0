import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '../../../shared/api-client.ts'
import type { Change, EventMessage } from '../rules/event.ts'
import { followEvents } from './follow-events.ts'

/** The streams that were opened; tests send messages through them. */
const sources: FakeSource[] = []
class FakeSource {
  static readonly CLOSED = 2
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: string) {
    this.url = url
    sources.push(this)
  }
  close(): void {
    this.readyState = FakeSource.CLOSED
  }
}

const ends: (() => void)[] = []
beforeEach(() => {
  sources.length = 0
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const unit: Change = { subject: 'unit', ids: [7], version: 2, request: null }

/** A tab at the position `a`, with its stream open. */
async function tab(position: string | null = 'a') {
  const queries = new QueryClient()
  const read: (readonly Change[] | null)[] = []
  const checkSession = vi.fn()
  const passing: Change[] = []
  const stop = followEvents({
    queries,
    position,
    readAgain: async (changes) => void read.push(changes),
    onPassing: (changes) => void passing.push(...changes),
    checkSession,
  })
  ends.push(stop)
  await expect.poll(() => sources.length).toBe(1)
  const [source] = sources
  const tell = (message: EventMessage) => source?.onmessage?.({ data: JSON.stringify(message) })
  return { queries, read, passing, tell, stop, checkSession, source }
}

test('that somebody writes is passed on, whatever was heard before, and reads nothing', async () => {
  const { read, passing, tell } = await tab()
  const writing: Change = {
    ...{ subject: 'writing', ids: [7], version: null, request: null, name: 'Nok' },
  }
  tell({ id: 'a', after: 'a', changes: [writing] })
  expect(passing).toEqual([writing])
  tell({ id: 'b', after: 'a', changes: [unit] })
  await expect.poll(() => read).toEqual([[unit]])
})

test('changes after the last message are read; a gap reads everything', async () => {
  const { read, tell, source } = await tab()
  expect(source?.url).toBe('/api/events?after=a')
  tell({ id: 'a', after: 'a', changes: [] })
  tell({ id: 'b', after: 'a', changes: [unit] })
  await expect.poll(() => read).toEqual([[unit]])
  tell({ id: 'd', after: 'c', changes: [unit] })
  await expect.poll(() => read).toEqual([[unit], null])
})

test('a first message without a position reads everything, once', async () => {
  const { read, tell, source } = await tab(null)
  expect(source?.url).toBe('/api/events')
  tell({ id: 'b', after: '', changes: null })
  tell({ id: 'b', after: 'b', changes: [] })
  await expect.poll(() => read).toEqual([null])
})

test('changes in quick succession are read in one round', async () => {
  const { read, tell } = await tab()
  tell({ id: 'b', after: 'a', changes: [unit] })
  await expect.poll(() => read).toHaveLength(1)
  const otherChanges = ['c', 'd', 'e'].map((id, i) => ({ id, ids: [i] }))
  let lastId = 'b'
  for (const { id, ids } of otherChanges) {
    tell({ id, after: lastId, changes: [{ ...unit, ids }] })
    lastId = id
  }
  await expect.poll(() => read.length).toBe(2)
  expect(read[1]).toHaveLength(3)
})

test("the tab's own changes are not read again, and changes during a save wait for its end", async () => {
  const { queries, read, tell } = await tab()
  const headers = { 'x-request-id': 'mine' }
  vi.stubGlobal('fetch', async () => Response.json({}, { headers }))
  const { promise, resolve } = Promise.withResolvers<void>()
  const save = queries.getMutationCache().build(queries, {
    mutationFn: async () => {
      await callApi('/api/units/7', { method: 'PUT', body: {} })
      await promise
    },
  })
  const saving = save.execute(undefined)
  tell({ id: 'b', after: 'a', changes: [{ ...unit, request: 'mine' }] })
  const otherRequest = { ...unit, ids: [8], request: 'theirs' }
  tell({ id: 'c', after: 'b', changes: [otherRequest] })
  expect(read).toEqual([])
  resolve()
  await saving
  await expect.poll(() => read).toEqual([[otherRequest]])
})

test('a refused stream checks the session', async () => {
  const { checkSession, source } = await tab()
  source?.onerror?.()
  expect(checkSession).not.toHaveBeenCalled()
  if (source) source.readyState = FakeSource.CLOSED
  source?.onerror?.()
  expect(checkSession).toHaveBeenCalledOnce()
})

test('of two tabs one reads the stream for both, and the other replaces it', async () => {
  const firstTab = await tab()
  const read: (readonly Change[] | null)[] = []
  const stop = followEvents({
    queries: new QueryClient(),
    position: 'a',
    readAgain: async (changes) => void read.push(changes),
    onPassing: () => {},
    checkSession: () => {},
  })
  ends.push(stop)
  firstTab.tell({ id: 'b', after: 'a', changes: [unit] })
  await expect.poll(() => read).toEqual([[unit]])
  expect(sources).toHaveLength(1)
  firstTab.stop()
  await expect.poll(() => sources.length).toBe(2)
  expect(sources[1]?.url).toBe('/api/events?after=b')
})

test('a poll that is not answered is not asked again meanwhile', async () => {
  vi.useFakeTimers()
  const asked = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', asked)
  const options = { queries: new QueryClient(), position: 'a', readAgain: async () => {} }
  ends.push(followEvents({ ...options, onPassing: () => {}, checkSession: () => {} }))
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(asked).toHaveBeenCalledTimes(1)
})
