import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  byName,
  cycles,
  domainOf,
  inside,
  isBelowHttp,
  isEndpoints,
  isForBrowsers,
  isGuard,
  isLeftOrSame,
  isRecordRoutes,
  isRules,
  isScreen,
  isServerPart,
  isTestCode,
  reachable,
  sources,
} from './platform/testing/source-files.ts'

/** Checks the rules of ARCHITECTURE.md about imports. */

describe('imports', () => {
  test('shared imports nothing else of ours, ui only shared', () => {
    const isAllowed = (to: string, rooms: RegExp) => !to.startsWith('src/') || rooms.test(to)
    expect(offences(inside('src/shared/'), (to) => isAllowed(to, /^src\/shared\//))).toEqual([])
    expect(offences(inside('src/ui/'), (to) => isAllowed(to, /^src\/(ui|shared)\//))).toEqual([])
  })

  test('rules import zod/mini, rules of domains to the left, and shared', () => {
    const rules = (name: string) => isRules(name)
    expect(
      offences(rules, (to, from) =>
        to.startsWith('src/')
          ? to.startsWith('src/shared/') || (rules(to) && isLeftOrSame(from, to))
          : to === 'zod/mini',
      ),
    ).toEqual([])
  })

  test('domains import only leftwards, and no endpoints or screens of other domains', () => {
    const server = (name: string) => domainOf(name) !== null && !isScreen(name)
    expect(
      offences(server, (to, from) => {
        if (domainOf(to) === null) return true
        if (isGuard(to) || isRecordRoutes(to)) return isEndpoints(from) || isRecordRoutes(from)
        if (domainOf(to) === domainOf(from)) return !isScreen(to)
        return isLeftOrSame(from, to) && !isEndpoints(to) && !isScreen(to)
      }),
    ).toEqual([])
  })

  test('on the server, only api.ts, the guard and the routes of a record import http', () => {
    const server = (name: string) =>
      domainOf(name) !== null &&
      !isScreen(name) &&
      ![isEndpoints, isGuard, isRecordRoutes].some((may) => may(name))
    expect(offences(server, (to) => !to.startsWith('src/platform/http/'))).toEqual([])
  })

  test('an api.ts imports http, the guard, verbs, reads and rules, and no SQL', () => {
    expect(
      offences(isEndpoints, (to, _from, typeOnly) => {
        if (!to.startsWith('src/')) return to !== 'kysely'
        return domainOf(to) !== null || typeOnly || isBelowHttp(to)
      }),
    ).toEqual([])
  })

  test('http knows no domain', () => {
    expect(
      offences(inside('src/platform/http/'), (to, _from, typeOnly) =>
        typeOnly
          ? domainOf(to) === null
          : !to.startsWith('src/') || isBelowHttp(to) || to === 'src/context.ts',
      ),
    ).toEqual([])
  })

  test('only team/staff says what a role may do', () => {
    const typed = sources.filter(
      ({ name, text }) =>
        !name.startsWith('src/team/staff/') &&
        !name.startsWith('src/demo/') &&
        /\brole(', '\W+', | (<>|!?==?|in) \(?)'(admin|manager|agent|user)'/.test(text),
    )
    expect(typed.map(({ name }) => name)).toEqual([])
  })

  test('what cannot be loaded takes no page away: a lazy part has a boundary', () => {
    const bare = sources.filter(
      ({ name, text }) =>
        /\bSuspense\b/.test(text) &&
        !isTestCode(name) &&
        !name.startsWith('src/ui/feedback/') &&
        // The router shows its own error.
        name !== 'src/admin/tab-screens.tsx',
    )
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  test('only db opens PostgreSQL', () => {
    const isOutsideDb = (name: string) => !name.startsWith('src/platform/db/')
    expect(offences(isOutsideDb, (to, _from, typeOnly) => to !== 'pg' || typeOnly)).toEqual([])
    const domains = (name: string) => domainOf(name) !== null
    expect(
      offences(domains, (to, _from, typeOnly) => to !== 'src/platform/db/connect.ts' || typeOnly),
    ).toEqual([])
  })

  test('screens import the kit, shared, rules and screens; of the server only types', () => {
    expect(
      offences(
        (name) => isScreen(name),
        (to, _from, typeOnly) => typeOnly || !to.startsWith('src/') || isForBrowsers(to),
      ),
    ).toEqual([])
  })

  test('browser code never reaches db, http, a verb or Node', () => {
    const reached = reachable(['src/site/browser.tsx', 'src/admin/browser.tsx'])
    expect(reached.size).toBeGreaterThan(10)
    const serverFiles = [...reached].filter(
      (name) => (name.startsWith('src/') && !isForBrowsers(name)) || /^node:|^pg$|^hono/.test(name),
    )
    expect(serverFiles).toEqual([])
  })

  test('no files import each other in a cycle', () => {
    expect(cycles()).toEqual([])
  })

  test('no two folders import each other', () => {
    const arrows = new Set(
      sources.flatMap(({ name, imports }) =>
        imports
          .filter(
            ({ to, typeOnly }) =>
              byName.has(to) && !typeOnly && !isGuard(to) && !isRecordRoutes(to),
          )
          .map(({ to }) => `${path.dirname(name)} → ${path.dirname(to)}`),
      ),
    )
    const mutual = [...arrows].filter((arrow) => {
      const [from, to] = arrow.split(' → ')
      // A folder and its subfolders count as one; the guard and the routes of a record are part of every endpoint.
      const isBelow = `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)
      return !isBelow && arrows.has(`${to} → ${from}`)
    })
    expect(mutual).toEqual([])
  })

  test('server-only files of site and admin are named .server', () => {
    const pages = sources
      .filter(({ name }) => /^src\/site\/([a-z-]+)\/\1-page\.tsx$/.test(name))
      .map(({ name }) => name)
    const screens = sources
      .map(({ name }) => name)
      .filter((name) => /-(tab|page)\.tsx$|-loader\.ts$/.test(name))
    const reached = reachable([
      'src/site/browser.tsx',
      'src/admin/browser.tsx',
      ...pages,
      ...screens,
    ])
    const unmarked = sources.filter(
      ({ name, text }) =>
        (/^src\/(site|admin)\//.test(name) || isScreen(name)) &&
        !reached.has(name) &&
        !isServerPart(name) &&
        /^export (async )?(function|const|class|default)/m.test(text),
    )
    expect(unmarked.map(({ name }) => name)).toEqual([])
  })

  test('a refusal is a code of the catalogue, never a free sentence', () => {
    const calls = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/new Refused\(\s*[^,()]+,\s*([^,)]+)/g)].map(([, code = '']) => ({
        call: `${name}: ${code.trim()}`,
        texts: code.match(/'[^']*'|`[^`]*`|"[^"]*"/g) ?? [],
      })),
    )
    expect(calls.length).toBeGreaterThan(30)
    const sentences = calls.filter(({ texts }) =>
      texts.some((text) => !/^'[a-z0-9_]+'$/.test(text)),
    )
    expect(sentences.map(({ call }) => call)).toEqual([])
    // Existing refusals are passed on in a single place.
    const passed = calls.filter(({ texts }) => texts.length === 0)
    expect(passed.map(({ call }) => call)).toEqual(['src/refused.ts: code'])
  })

  test('only tests import test support', () => {
    expect(
      offences(
        () => true,
        (to) => !isTestCode(to),
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
