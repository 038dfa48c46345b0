import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '../rules/event.ts'
import { endWriting, notePresence, onArrival, presenceIn } from './presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.advanceTimersByTime(120_000)
  vi.useRealTimers()
})

const event = (subject: Change['subject'], name: string, id = 7): Change => ({
  ...{ subject, ids: [id], version: null, request: null, name },
})

test('whoever has a conversation open or writes in it is there for a while', () => {
  notePresence([event('presence', 'Nok')])
  notePresence([event('writing', 'Ploy'), event('presence', 'Somchai', 8)])
  expect(presenceIn(7)).toEqual({ presence: ['Nok', 'Ploy'], writing: ['Ploy'] })
  expect(presenceIn(8)).toEqual({ presence: ['Somchai'], writing: [] })
  vi.advanceTimersByTime(7_500)
  expect(presenceIn(7)).toEqual({ presence: ['Nok', 'Ploy'], writing: [] })
  vi.advanceTimersByTime(15_000)
  notePresence([event('presence', 'Nok')])
  vi.advanceTimersByTime(30_000)
  expect(presenceIn(7)).toEqual({ presence: ['Nok'], writing: [] })
  vi.advanceTimersByTime(30_000)
  expect(presenceIn(7)).toEqual({ presence: [], writing: [] })
})

test('what somebody wrote has arrived: they write no longer, and are still there', () => {
  notePresence([event('writing', 'Nok')])
  endWriting(7, 'Nok')
  expect(presenceIn(7)).toEqual({ presence: ['Nok'], writing: [] })
})

test('an arrival is reported once, and again after a while away', () => {
  const arrived: number[] = []
  const stop = onArrival((id) => arrived.push(id))
  notePresence([event('presence', 'Nok')])
  notePresence([event('presence', 'Nok')])
  expect(arrived).toEqual([7])
  vi.advanceTimersByTime(60_000)
  notePresence([event('presence', 'Nok')])
  expect(arrived).toEqual([7, 7])
  stop()
})

test('changes of records are none', () => {
  notePresence([{ ...event('thread', 'Nok'), version: 3 }])
  expect(presenceIn(7)).toEqual({ presence: [], writing: [] })
})
