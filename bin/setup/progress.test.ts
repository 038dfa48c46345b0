import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openProgress } from './progress.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The raw output, and the lines that a terminal shows for it. */
function open(isTTY: boolean) {
  let written = ''
  const out = { isTTY, columns: 40, write: (text: string) => (written += text) }
  const lines = () => written.split('\n').map((line) => line.split('\r\x1b[K').at(-1))
  return { progress: openProgress(out), written: () => written, lines }
}

test('a file gets one line for each step', () => {
  const { progress, written } = open(false)
  progress.step('Installing packages')
  vi.advanceTimersByTime(30_000)
  progress.step('Building browser code')
  progress.count('half')
  progress.end()
  expect(written()).toBe('Installing packages …\nBuilding browser code …\n')
})

test('a terminal gets one line with a count and the seconds, no longer than its width', () => {
  const { progress, lines } = open(true)
  progress.step('Storing pictures')
  expect(lines()).toEqual(['Storing pictures …'])
  vi.advanceTimersByTime(2000)
  progress.count('34 of 178')
  expect(lines()).toEqual(['Storing pictures … 34 of 178 2 s'])
  progress.count('more than a narrow terminal can show')
  expect(lines()[0]).toHaveLength(39)
  progress.step('Making listings')
  expect(lines()[1]).toBe('Making listings …')
  progress.end()
  vi.advanceTimersByTime(5000)
  expect(lines().slice(1)).toEqual(['Making listings …', ''])
})

test('a quiet step is shown once it lasts a second', () => {
  for (const isTTY of [true, false]) {
    const { progress, written, lines } = open(isTTY)
    progress.quietStep('Starting the database')
    progress.count('soon')
    vi.advanceTimersByTime(900)
    progress.quietStep('Bringing the tables up to date')
    vi.advanceTimersByTime(900)
    expect(written()).toBe('')
    vi.advanceTimersByTime(100)
    expect(lines()[0]).toMatch(/^Bringing the tables up to date …/)
    progress.end()
  }
})
