/**
 * Loaded before every test file: console errors and unhandled rejections fail the running test, and
 * what was opened for the file is closed afterwards.
 */
import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { endTests } from './test-end.ts'

const messages: string[] = []

console.error = (...words: unknown[]) => {
  messages.push(format(...words))
}
const hearRejection = (reason: unknown) => {
  messages.push(`Unhandled rejection: ${format(reason)}`)
}
process.on('unhandledRejection', hearRejection)

beforeEach(() => {
  messages.length = 0
})

afterEach(() => {
  expect(messages, 'console.error and unhandled rejections').toEqual([])
})

afterAll(async () => {
  await endTests()
  // The next file of this process registers its own listener.
  process.off('unhandledRejection', hearRejection)
})
