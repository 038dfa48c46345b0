import { expect, test } from 'vitest'
import { isOneErrorAway } from '../../city/places/typing-errors.ts'
import { oneErrorPatterns } from './one-error-patterns.ts'

/** Whether PostgreSQL's LIKE matches. */
function isLike(name: string, pattern: string): boolean {
  const source = pattern.replaceAll('_', '.').replace('%', '.*')
  return new RegExp(`^${source}$`, 'u').test(name)
}

function isFound(name: string, typed: string): boolean {
  const { beginning, errorAfter, errorBefore } = oneErrorPatterns(typed)
  const isAfter = name.startsWith(beginning) && errorAfter.some((one) => isLike(name, one))
  return isAfter || errorBefore.some((one) => isLike(name, one))
}

const names = ['lumentonglo', 'arie', 'ทองหล่อพาร์ค', 'baansirinsathonresidence', 'quatz1']

/** A text with each single error that somebody can make in it. */
function misspelt(text: string): string[] {
  const letters = [...text]
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)]
    const [next = '', ...rest] = after
    return [
      [...before, 'z', ...after],
      [...before, ...after],
      [...before, 'z', letter, ...after],
      [...before, next, letter, ...rest],
    ].map((changed) => changed.join(''))
  })
}

test('every name that begins with a text but for one error is found', () => {
  for (const name of names) {
    const beginnings = [...name].map((_, at) => [...name].slice(0, at + 1).join(''))
    const typed = beginnings.flatMap(misspelt).filter((text) => [...text].length >= 4)
    expect(typed.length).toBeGreaterThan(3)
    expect(typed.filter((text) => !isFound(name, text))).toEqual([])
  }
})

test('a name with two errors is not found after an intact first half', () => {
  const { errorAfter } = oneErrorPatterns('lumentonglo')
  expect(isOneErrorAway('lumentonglo', 'lumenxxnglo')).toBe(false)
  expect(errorAfter.some((one) => isLike('lumenxxnglo', one))).toBe(false)
})

test('what LIKE reads otherwise is a letter of the text', () => {
  expect(oneErrorPatterns('a_b%cdef').errorAfter.join(' ')).toContain('a\\_b\\%')
})
