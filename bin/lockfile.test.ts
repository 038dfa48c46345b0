import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  version: string
  optionalDependencies?: Record<string, string>
}

it('names every platform of every package, because npm ci refuses an incomplete lockfile', () => {
  const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const packages: Record<string, Entry> = JSON.parse(text).packages
  const named = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  const holes = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !named.has(name))
  expect(holes).toEqual([])
})
