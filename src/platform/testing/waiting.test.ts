import { describe, expect, test } from 'vitest'
import playwright from '../../../playwright.config.ts'
import vitest from '../../../vitest.config.ts'
import { filesBelow, read } from './source-files.ts'

/*
 * Tests wait for what they mean, however long a busy machine takes: they poll, with limits only for
 * what never comes. A fixed sleep is too short on some machines and too long on others.
 */

const MIN_LIMIT_MS = 15_000

const FORBIDDEN = {
  'a fixed sleep': [
    /\bwaitForTimeout\(/,
    /timers\/promises/,
    /\bpg_sleep\(0/,
    /\bsetTimeout\(\s*(?:\w+|\(\)\s*=>\s*(?:resolve|done)\([^)]*\))\s*,/,
  ],
  'a poll with the one-second default of vi': [/\bvi\.wait(?:For|Until)\b/],
  'a failure that is swallowed': [
    /\.catch\(\s*\(\w*\)\s*=>\s*(?:\{\s*\}|null|undefined|false|\[\])\s*\)/,
  ],
}

const tests = ['src', 'bin', 'build', 'data', 'e2e']
  .flatMap(filesBelow)
  .filter((name) => /^e2e\/.*\.ts$|\.test\.tsx?$|^src\/platform\/testing\//.test(name))
  .filter((name) => name !== 'src/platform/testing/waiting.test.ts')
  .map((name) => ({ name, text: read(name) }))

/** Where these texts match the forbidden patterns, as `file: match`. */
function matches(texts: { name: string; text: string }[], patterns: readonly RegExp[]): string[] {
  return texts.flatMap(({ name, text }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map(([match]) => `${name}: ${match}`),
    ),
  )
}

describe('no test contains', () => {
  test.each(Object.entries(FORBIDDEN))('%s', (_what, patterns) => {
    expect(tests.length).toBeGreaterThan(100)
    expect(matches(tests, patterns)).toEqual([])
  })

  test('an expectation with its own short timeout', () => {
    const limited = /(?:expect|poll|toPass|to[A-Z]\w+)\([^;]*?\btimeout: ([\d_]+)/
    const short = tests.flatMap(({ name, text }) =>
      [...text.matchAll(new RegExp(limited, 'g'))]
        .filter(([, limit = '']) => Number(limit.replaceAll('_', '')) < MIN_LIMIT_MS)
        .map(([, limit]) => `${name}: ${limit} ms`),
    )
    expect(short).toEqual([])
  })
})

test('polls wait long enough by default', () => {
  expect(vitest.test?.expect?.poll?.timeout).toBeGreaterThanOrEqual(MIN_LIMIT_MS)
  expect(playwright.expect?.timeout).toBeGreaterThanOrEqual(MIN_LIMIT_MS)
  expect(playwright.timeout).toBeGreaterThan(playwright.expect?.timeout ?? 0)
})

test.each([
  ['a fixed sleep', 'await page.waitForTimeout(500)'],
  ['a fixed sleep', "import { setTimeout as pause } from 'node:timers/promises'"],
  ['a fixed sleep', 'await new Promise((resolve) => setTimeout(resolve, 100))'],
  ['a fixed sleep', 'await new Promise<void>((done) => setTimeout(() => done(), 100))'],
  ['a poll with the one-second default of vi', 'await vi.waitFor(() => expect(one).toBe(1))'],
  ['a failure that is swallowed', 'await row.waitFor().catch(() => null)'],
  ['a failure that is swallowed', 'await page.waitForURL(next).catch(() => {})'],
] as const)('%s is found in: %s', (description, text) => {
  expect(matches([{ name: 'some.test.ts', text }], FORBIDDEN[description])).toHaveLength(1)
})
