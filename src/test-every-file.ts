/**
 * Loaded before every test file: what a test shouts, or leaves unhandled, fails that test; and what was
 * opened for the file is closed.
 */
import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { endTests } from './test-end.ts'

const heard: string[] = []

console.error = (...words: unknown[]) => {
  heard.push(format(...words))
}
const hearRejection = (reason: unknown) => {
  heard.push(`Unhandled rejection: ${format(reason)}`)
}
process.on('unhandledRejection', hearRejection)

beforeEach(() => {
  heard.length = 0
})

afterEach(() => {
  expect(heard, 'console.error and unhandled rejections').toEqual([])
})

afterAll(async () => {
  await endTests()
  // The next file of this process hears for itself.
  process.off('unhandledRejection', hearRejection)
})
