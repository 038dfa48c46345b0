import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** HOUSE.md as far as it can be run: where things lie, and what may import what. */

const root = path.resolve(import.meta.dirname, '..')
const DOMAINS =
  'activity staff media writing places developers projects contacts units imports deals tasks inbox inquiries demo'.split(
    ' ',
  )

type Import = { to: string; typeOnly: boolean }
type SourceFile = { name: string; text: string; imports: Import[] }

const files = filesBelow('src').filter((name) => /\.(ts|tsx)$/.test(name))
const sources = files.filter((name) => !isTestCode(name)).map(readSource)
const byName = new Map(sources.map((source) => [source.name, source]))

describe('what may import what', () => {
  test('shared imports nothing of ours, ui only what is shared', () => {
    const isAllowed = (to: string, rooms: RegExp) => !to.startsWith('src/') || rooms.test(to)
    expect(offences(inside('src/shared/'), (to) => isAllowed(to, /^src\/shared\//))).toEqual([])
    expect(offences(inside('src/ui/'), (to) => isAllowed(to, /^src\/(ui|shared)\//))).toEqual([])
  })

  test('rules import zod/mini, other rules to the left, and shared', () => {
    const rules = (name: string) => /\/(\w+-)?rules\.ts$/.test(name)
    expect(
      offences(rules, (to, from) =>
        to.startsWith('src/')
          ? to.startsWith('src/shared/') || (rules(to) && isLeftOrSame(from, to))
          : to === 'zod/mini',
      ),
    ).toEqual([])
  })

  test('domains import only leftwards, and nothing of another domain’s door or screens', () => {
    const server = (name: string) => domainOf(name) !== null && !isScreen(name)
    expect(
      offences(server, (to, from) => {
        if (domainOf(to) === null) return true
        if (isGuard(to)) return isDoor(from)
        if (domainOf(to) === domainOf(from)) return !isScreen(to)
        return isLeftOrSame(from, to) && !isDoor(to) && !isScreen(to)
      }),
    ).toEqual([])
  })

  test('of the server, only api.ts and the guard see http', () => {
    const server = (name: string) =>
      domainOf(name) !== null && !isScreen(name) && !isDoor(name) && !isGuard(name)
    expect(offences(server, (to) => !to.startsWith('src/http/'))).toEqual([])
  })

  test('a door guards, validates and calls: it imports http, the guard, verbs, reads and rules, no SQL', () => {
    expect(
      offences(isDoor, (to, _from, typeOnly) => {
        if (!to.startsWith('src/')) return to !== 'kysely'
        return domainOf(to) !== null || typeOnly || isBelowHttp(to)
      }),
    ).toEqual([])
  })

  test('http knows no domain', () => {
    expect(
      offences(inside('src/http/'), (to, _from, typeOnly) =>
        typeOnly ? domainOf(to) === null : !to.startsWith('src/') || isBelowHttp(to),
      ),
    ).toEqual([])
  })

  test('only db opens PostgreSQL', () => {
    const elsewhere = (name: string) => !name.startsWith('src/db/')
    expect(offences(elsewhere, (to, _from, typeOnly) => to !== 'pg' || typeOnly)).toEqual([])
    const domains = (name: string) => domainOf(name) !== null
    expect(
      offences(domains, (to, _from, typeOnly) => to !== 'src/db/connect.ts' || typeOnly),
    ).toEqual([])
  })

  test('screens import the kit, what is shared, rules and screens; of the server types only', () => {
    expect(
      offences(
        (name) => isScreen(name),
        (to, _from, typeOnly) => typeOnly || !to.startsWith('src/') || isForBrowsers(to),
      ),
    ).toEqual([])
  })

  test('nothing that runs in a browser reaches db, http, a verb or Node', () => {
    const reached = reachable(['src/site/browser.tsx', 'src/admin/browser.tsx'])
    expect(reached.size).toBeGreaterThan(10)
    const wrong = [...reached].filter(
      (name) => (name.startsWith('src/') && !isForBrowsers(name)) || /^node:|^pg$|^hono/.test(name),
    )
    expect(wrong).toEqual([])
  })

  test('nothing imports itself in a circle', () => {
    expect(circles()).toEqual([])
  })

  test('nothing but tests imports what is for tests', () => {
    expect(
      offences(
        () => true,
        (to) => !isTestCode(to),
      ),
    ).toEqual([])
  })
})

describe('where things lie', () => {
  test('no file has more than 300 lines', () => {
    const long = [...files, ...filesBelow('bin'), ...filesBelow('bench'), ...filesBelow('e2e')]
      .filter((name) => /\.(ts|tsx|mjs|css)$/.test(name) && !name.endsWith('.gen.ts'))
      .map((name) => [name, read(name).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 300)
    expect(long).toEqual([])
  })

  test('there are no barrels', () => {
    const barrels = sources.filter(
      ({ name, text }) =>
        /\/index\.tsx?$/.test(name) || /^export\s+(type\s+)?(\*|\{[^}]*\})\s*from/m.test(text),
    )
    expect(barrels.map(({ name }) => name)).toEqual([])
  })

  test('no room is named for what it is not', () => {
    const rooms = ['src', 'bin', 'bench', 'e2e']
      .flatMap(filesBelow)
      .map((name) => path.dirname(name))
    expect(
      rooms.filter((room) => /\/(utils?|helpers?|lib|components|common|misc)(\/|$)/.test(room)),
    ).toEqual([])
  })

  test('files are named in kebab-case', () => {
    const odd = files.filter(
      (name) => !/^[a-z0-9-]+(\.(test|gen|d))*\.tsx?$/.test(path.basename(name)),
    )
    expect(odd).toEqual([])
  })

  test('every room of the source is on the map', () => {
    const rooms = new Set(
      files
        .map((name) => name.split('/'))
        .filter((parts) => parts.length > 2)
        .map((parts) => parts[1]),
    )
    const known = new Set(['http', 'db', 'shared', 'ui', 'site', 'admin', ...DOMAINS])
    expect([...rooms].filter((room) => !known.has(room ?? ''))).toEqual([])
  })

  test('at most 16 files lie at the root', () => {
    const loose = fs
      .readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.env')
    expect(loose.length).toBeLessThanOrEqual(16)
  })

  test('decisions are numbered, each with a number of its own', () => {
    const pages = fs.readdirSync(path.join(root, 'docs/decisions'))
    expect(pages.filter((page) => !/^\d{3}-[a-z0-9-]+\.md$/.test(page))).toEqual([])
    const numbers = pages.map((page) => page.slice(0, 3))
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
  })

  test('.env.example lists exactly what env.ts reads, and nothing else reads the environment', () => {
    const known = [...read('src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(
      ([, name]) => name,
    )
    const shown = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(
      ([, name]) => name,
    )
    expect(known.length).toBeGreaterThan(10)
    expect(shown.toSorted()).toEqual(known.toSorted())
    const readers = sources
      .filter(({ text }) => text.includes('process.env'))
      .map(({ name }) => name)
    expect(
      readers.filter(
        (name) => !/^src\/(server|demo|start-demo|db\/(embedded|run-command))/.test(name),
      ),
    ).toEqual([])
  })
})

function offences(
  from: (name: string) => boolean,
  isAllowed: (to: string, from: string, typeOnly: boolean) => boolean,
): string[] {
  return sources
    .filter(({ name }) => from(name))
    .flatMap(({ name, imports }) =>
      imports
        .filter(({ to, typeOnly }) => !isAllowed(to, name, typeOnly))
        .map(({ to }) => `${name} → ${to}`),
    )
}

const inside = (room: string) => (name: string) => name.startsWith(room)
const isDoor = (name: string) => domainOf(name) !== null && name.endsWith('/api.ts')
const isGuard = (name: string) => name === 'src/staff/guard.ts'
const isScreen = (name: string) => /^src\/[^/]+\/(site|admin)\//.test(name)
const isBelowHttp = (name: string) =>
  /^src\/(http|shared)\/|^src\/(refused|cannot-start)\.ts$/.test(name)
const isForBrowsers = (name: string) =>
  /^src\/(ui|shared|site|admin)\//.test(name) || isScreen(name) || /\/(\w+-)?rules\.ts$/.test(name)

function domainOf(name: string): string | null {
  const room = name.startsWith('src/') ? (name.split('/')[1] ?? '') : ''
  return DOMAINS.includes(room) ? room : null
}

function isLeftOrSame(from: string, to: string): boolean {
  return DOMAINS.indexOf(domainOf(to) ?? '') <= DOMAINS.indexOf(domainOf(from) ?? '')
}

function isTestCode(name: string): boolean {
  return /\.test\.tsx?$|(^|\/)(test-[a-z-]+|memory-store)\.tsx?$/.test(name)
}

function readSource(name: string): SourceFile {
  const text = read(name)
  const imports = [
    ...text.matchAll(/^(?:import|export)\s+(type\s)?([^'"`;]*?)\s*from\s+'([^']+)'/gm),
    ...text.matchAll(/^import()()\s+'([^']+)'/gm),
    ...text.matchAll(/\bimport()()\(\s*'([^']+)'/gm),
  ].map(([, type, what = '', from = '']) => ({
    to: resolve(name, from),
    typeOnly: Boolean(type) || /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(what),
  }))
  return { name, text, imports }
}

function resolve(from: string, to: string): string {
  return to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to
}

function reachable(entries: string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const { to, typeOnly } of byName.get(name)?.imports ?? []) if (!typeOnly) visit(to)
  }
  entries.forEach(visit)
  return reached
}

function circles(): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (name: string, trail: string[]) => {
    if (trail.includes(name)) found.push([...trail.slice(trail.indexOf(name)), name].join(' → '))
    if (done.has(name) || trail.includes(name)) return
    for (const { to, typeOnly } of byName.get(name)?.imports ?? []) {
      if (!typeOnly) visit(to, [...trail, name])
    }
    done.add(name)
  }
  for (const { name } of sources) visit(name, [])
  return found
}

function filesBelow(folder: string): string[] {
  const full = path.join(root, folder)
  if (!fs.existsSync(full)) return []
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
}

function read(name: string): string {
  return fs.readFileSync(path.join(root, name), 'utf8')
}
