import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { checkSync } from 'recheck'
import recheck from 'recheck/package.json' with { type: 'json' }
import { parseSync, Visitor } from 'vite'
import { expect, test, vi } from 'vitest'
import { isLongRing } from '../../../bin/test/ring.ts'

/**
 * Every regular expression of the product may be applied to untrusted text: none may take more than linear time.
 * Some take recheck twenty seconds, so regular-expressions.txt remembers those that it has found safe, by a hash of
 * its version, their text and flags.
 */

// Bounded by steps instead of time, so that a busy machine gives the same result.
const unhurried = { timeout: null, attackTimeout: null, incubationTimeout: null }

type Expression = { file: string; source: string; flags: string }

const root = path.resolve(import.meta.dirname, '../..')
const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      /\.tsx?$/.test(name) && !/\.(test|gen|d)\.tsx?$|(^|\/)test-|^platform\/testing\//.test(name),
  )
const composing = files.filter((name) => /\bRegExp\(/.test(read(name)))

const expressions = [...files.flatMap(literalsIn), ...(await composed())]
const distinct = [
  ...new Map(
    expressions.map((expression) => [`${expression.source}/${expression.flags}`, expression]),
  ).values(),
]

test('there are regular expressions to check', () => {
  expect(distinct.length).toBeGreaterThan(50)
})

test('every regular expression takes linear time', { timeout: 900_000 }, async () => {
  const file = path.join(import.meta.dirname, 'regular-expressions.txt')
  const known = new Set(isLongRing ? [] : fs.readFileSync(file, 'utf8').split('\n'))
  const unknown = distinct.filter((expression) => !known.has(hashOf(expression)))
  expect(unknown.filter((expression) => attackOn(expression) !== null)).toEqual([])
  const lines = distinct.map((expression) => `${hashOf(expression)}\n`).toSorted()
  await expect(
    lines.join(''),
    'All are safe, but not those that are remembered. To remember them: npm run regular-expressions',
  ).toMatchFileSnapshot(file)
})

test('composed regular expressions are compiled when their module is loaded, where this test sees them', () => {
  expect(
    composing.filter((file) => !expressions.some((expression) => expression.file === file)),
  ).toEqual([])
})

/** A text on which it takes more than linear time, if there is one. */
function attackOn({ source, flags }: Expression): string | null {
  const { status, ...verdict } = checkSync(source, flags, unhurried)
  if (status === 'safe') return null
  return 'attack' in verdict ? verdict.attack.pattern : status
}

function hashOf({ source, flags }: Expression): string {
  const text = `${recheck.version} ${source}/${flags}`
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function literalsIn(file: string): Expression[] {
  const { program } = parseSync(file, read(file))
  const literals: Expression[] = []
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      literals.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return literals
}

async function composed(): Promise<Expression[]> {
  const composedExpressions: Expression[] = []
  const Plain = RegExp
  const load = (file: string) => import(path.join(root, file))
  // Libraries compile regular expressions while loading: everything is loaded once, then only our
  // modules again.
  for (const file of composing) await load(file)
  vi.resetModules()
  for (const file of composing) {
    globalThis.RegExp = new Proxy(Plain, {
      construct(target, parts, as) {
        const expression: RegExp = Reflect.construct(target, parts, as)
        composedExpressions.push({ file, source: expression.source, flags: expression.flags })
        return expression
      },
    })
    await load(file)
  }
  globalThis.RegExp = Plain
  return composedExpressions
}

function read(name: string): string {
  return fs.readFileSync(path.join(root, name), 'utf8')
}
