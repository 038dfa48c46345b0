import { expect, test } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import {
  type SentenceOutcome,
  sentenceOutcome,
  typedSentences,
} from '../records/finder/sentence/test-sentences.ts'
import { seedInventory } from './seed-inventory.ts'

const world = await testApp()

// `npm run bench:places` prints the figures and what is missed. The sentences kept apart are harder: nobody looked at
// them while the reader was built.
test('of 500 typed sentences most are read whole, and few have a filter that was not meant', async () => {
  await seedInventory(world.context(), new Map())
  const context = { ...world.context(), actor: null }
  const outcomes: SentenceOutcome[] = []
  for (const typed of typedSentences()) outcomes.push(await sentenceOutcome(context, typed))
  const share = (set: string, is: 'isRight' | 'isWrong') => {
    const members = outcomes.filter((outcome) => outcome.set === set)
    return members.filter((outcome) => outcome[is]).length / members.length
  }
  expect(outcomes.length).toBe(500)
  expect(share('open', 'isRight')).toBeGreaterThanOrEqual(0.92)
  expect(share('open', 'isWrong')).toBeLessThanOrEqual(0.03)
  expect(share('apart', 'isRight')).toBeGreaterThanOrEqual(0.75)
  expect(share('apart', 'isWrong')).toBeLessThanOrEqual(0.08)
})
