import { expect, test } from 'vitest'
import { Refused } from '../../../refused.ts'
import { fairQueue } from './fair-queue.ts'

test('at most two tasks run at once, others wait, and too many are refused', async () => {
  const enqueue = fairQueue(2, 5, 5)
  let running = 0
  let maxRunning = 0
  const finish: (() => void)[] = []
  const work = () =>
    enqueue('somebody', async () => {
      maxRunning = Math.max(maxRunning, ++running)
      await new Promise<void>((resolve) => finish.push(resolve))
      running -= 1
    })

  const five = [work(), work(), work(), work(), work()]
  await expect(work()).rejects.toThrow(Refused)
  for (const task of five) {
    await expect.poll(() => finish.length).toBeGreaterThan(0)
    finish.shift()?.()
    await task
  }
  expect([maxRunning, running]).toEqual([2, 0])
  await enqueue('somebody', async () => {})
})

test('each sender has a limit of places in the queue', async () => {
  const enqueue = fairQueue(1, 10, 2)
  let finish = () => {}
  const blocked = new Promise<void>((resolve) => {
    finish = resolve
  })
  const eager = [1, 2].map(() => enqueue('eager', () => blocked))
  await expect(enqueue('eager', () => blocked)).rejects.toThrow(Refused)
  const other = enqueue('other', async () => 'in')
  finish()
  expect(await other).toBe('in')
  await Promise.all(eager)
  expect(await enqueue('eager', async () => 'again')).toBe('again')
})

test('a failed task frees its place', async () => {
  const enqueue = fairQueue(1, 1, 1)
  await expect(enqueue('somebody', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await enqueue('somebody', async () => 'yes')).toBe('yes')
})
