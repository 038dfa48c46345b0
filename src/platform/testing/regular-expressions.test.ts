import fs from 'node:fs'
import path from 'node:path'
import { checkSync } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { expect, test, vi } from 'vitest'

/**
 * Every regular expression of the product may be applied to untrusted text: none may take more than
 * linear time.
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

test.each(distinct)('$file: /$source/$flags takes linear time', ({ source, flags }) => {
  const { status, ...verdict } = checkSync(source, flags, unhurried)
  expect({ status, attack: 'attack' in verdict ? verdict.attack.pattern : null }).toEqual({
    status: 'safe',
    attack: null,
  })
})

test('composed regular expressions are compiled when their module is loaded, where this test sees them', () => {
  expect(
    composing.filter((file) => !expressions.some((expression) => expression.file === file)),
  ).toEqual([])
})

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
