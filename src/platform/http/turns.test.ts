import { expect, test, vi } from 'vitest'
import { SharedTurns, Turns } from './turns.ts'

test('the next in line begins when one ends, in order', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 10, patience: 1000 })
  const begun: number[] = []
  const ends = [await turns.take(), await turns.take()]
  const others = [1, 2].map((number) => turns.run(async () => void begun.push(number)))
  expect([turns.running, begun]).toEqual([2, []])
  ends[0]?.()
  ends[0]?.()
  await Promise.all(others)
  expect([turns.running, begun]).toEqual([1, [1, 2]])
  ends[1]?.()
  expect(turns.running).toBe(0)
})

test('too many in line, and one that waits too long, are refused', async () => {
  vi.useFakeTimers()
  const turns = new Turns({ atOnce: 1, waiting: 1, patience: 1000 })
  const end = await turns.take()
  const waiting = turns.take()
  await expect(turns.take()).rejects.toMatchObject({ status: 429, code: 'server_busy' })
  vi.advanceTimersByTime(1000)
  await expect(waiting).rejects.toMatchObject({ status: 429 })
  end()
  expect(turns.running).toBe(0)
  vi.useRealTimers()
})

test('a person who ends no work leaves turns to others', async () => {
  const turns = new SharedTurns({ atOnce: 4, ofPerson: 2, waiting: 10, patience: 60_000 })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const begun: string[] = []
  const run = (person: string) =>
    turns.run(person, async () => {
      begun.push(person)
      await ended
    })
  const works = ['anna', 'anna', 'anna', 'anna', 'ben', 'chai'].map(run)
  await expect.poll(() => begun).toEqual(['anna', 'anna', 'ben', 'chai'])
  end()
  await Promise.all(works)
  expect(begun).toHaveLength(6)
})
