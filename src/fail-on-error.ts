/** Loaded before every test file: what a test shouts, or leaves unhandled, fails that test. */
import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

const heard: string[] = []

console.error = (...words: unknown[]) => {
  heard.push(format(...words))
}
process.on('unhandledRejection', (reason) => {
  heard.push(`Unhandled rejection: ${format(reason)}`)
})

beforeEach(() => {
  heard.length = 0
})

afterEach(() => {
  expect(heard, 'console.error and unhandled rejections').toEqual([])
})
