import { expect, test } from 'vitest'
import { Refused } from '../refused.ts'
import { takeTurns } from './take-turns.ts'

test('two work at once, the others wait their turn, and too many are refused', async () => {
  const inTurn = takeTurns(2, 5, 5)
  let running = 0
  let most = 0
  const finish: (() => void)[] = []
  const work = () =>
    inTurn('somebody', async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => finish.push(resolve))
      running -= 1
    })

  const five = [work(), work(), work(), work(), work()]
  await expect(work()).rejects.toThrow(Refused)
  for (const one of five) {
    await expect.poll(() => finish.length).toBeGreaterThan(0)
    finish.shift()?.()
    await one
  }
  expect([most, running]).toEqual([2, 0])
  await inTurn('somebody', async () => {})
})

test('one sender gets a few places and leaves the others theirs', async () => {
  const inTurn = takeTurns(1, 10, 2)
  let finish = () => {}
  const blocked = new Promise<void>((resolve) => {
    finish = resolve
  })
  const eager = [1, 2].map(() => inTurn('eager', () => blocked))
  await expect(inTurn('eager', () => blocked)).rejects.toThrow(Refused)
  const other = inTurn('other', async () => 'in')
  finish()
  expect(await other).toBe('in')
  await Promise.all(eager)
  expect(await inTurn('eager', async () => 'again')).toBe('again')
})

test('work that fails gives its turn back', async () => {
  const inTurn = takeTurns(1, 1, 1)
  await expect(inTurn('somebody', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn('somebody', async () => 'yes')).toBe('yes')
})
