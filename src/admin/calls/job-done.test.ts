import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobDone } from './job-done.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Stands for the page. */
const window = new EventTarget()

type Answer = object | 'lost' | number

/** Follows a job whose questions are answered so, the last answer again and again. */
function follow(answers: Answer[], signal = new AbortController().signal) {
  const stop = vi.fn(async () => {})
  const told: unknown[] = []
  vi.stubGlobal('fetch', async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (typeof answer === 'number') return new Response('No.', { status: answer })
    return Response.json({ done: 0, ahead: null, why: null, ...Object(answer) })
  })
  const outcome = jobDone('a', { signal, stop, onProgress: (going) => told.push(going) }).then(
    () => 'done',
    (error: unknown) => `${error}`,
  )
  return { stop, told, outcome }
}

test('a job is followed to its end, past questions that the network lost', async () => {
  const running = { state: 'running', done: 7 }
  const { outcome, told, stop } = follow([
    { state: 'waiting', ahead: 2 },
    'lost',
    'lost',
    running,
    { state: 'done', done: 9 },
  ])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toBe('done')
  expect(told).toEqual([
    { done: 0, ahead: 2 },
    { done: 7, ahead: null },
    { done: 9, ahead: null },
  ])
  window.dispatchEvent(new Event('pagehide'))
  expect(stop).not.toHaveBeenCalled()
})

test.each([
  ['a network that stays away', ['lost'], 'TypeError: Failed to fetch'],
  ['a server that refuses', [500], 'ApiError: 500: No.'],
  ['a job that failed', [{ state: 'failed', why: 'Not today.' }], 'Error: Not today.'],
] as const)('%s is told', async (_name, answers, error) => {
  const { outcome } = follow([...answers])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe(error)
})

test('a job is given up when the page is left, and when nobody waits any more', async () => {
  const leaving = new AbortController()
  const { outcome, stop } = follow([{ state: 'running' }], leaving.signal)
  await vi.advanceTimersByTimeAsync(1000)
  window.dispatchEvent(new Event('pagehide'))
  expect(stop).toHaveBeenCalledTimes(1)
  leaving.abort()
  expect(stop).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toContain('AbortError')
})

test('a job that was begun for nobody is given up at once', async () => {
  const { outcome, stop } = follow([{ state: 'running' }], AbortSignal.abort())
  expect(await outcome).toContain('AbortError')
  expect(stop).toHaveBeenCalledTimes(1)
})
