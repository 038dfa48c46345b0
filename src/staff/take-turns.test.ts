import { expect, test } from 'vitest'
import { Refused } from '../refused.ts'
import { takeTurns } from './take-turns.ts'

test('two work at once, the others wait their turn, and too many are refused', async () => {
  const inTurn = takeTurns(2, 3)
  let running = 0
  let most = 0
  const finish: (() => void)[] = []
  const work = () =>
    inTurn(async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => finish.push(resolve))
      running -= 1
    })

  const five = [work(), work(), work(), work(), work()]
  await expect(work()).rejects.toThrow(Refused)
  for (const one of five) {
    finish.shift()?.()
    await one
  }
  expect(most).toBe(2)
  expect(running).toBe(0)
})

test('work that fails gives its turn back', async () => {
  const inTurn = takeTurns(1, 1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(async () => 'yes')).toBe('yes')
})
