/** As much of the bundler's module as is looked at. */
type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
type Chunking = { getModuleInfo(id: string): ModuleInfo | null }

const PAGE = /\/src\/site\/([a-z-]+)\/\1-page\.tsx$/
const SHELL = '/src/site/browser.tsx'
/** What finds homes, what tells of one, and what tells of where it stands share little; others are of every kind. */
const KINDS = new Map([
  ...['home', 'search', 'power-search'].map((page) => [page, 'search'] as const),
  ...['unit', 'project', 'developer'].map((page) => [page, 'homes'] as const),
  ...['station', 'line', 'area'].map((page) => [page, 'places'] as const),
])
const STAFF = '/admin/'
/** What staff meet first: the shell and the lists. */
const STAFF_FIRST = /\/src\/admin\/browser\.tsx$|-tab\.tsx$/
/** It shows every part, and decides of none where it stands. */
const KIT = '/admin/kit/'
const PARTS = /\/(node_modules|src\/ui)\//

/**
 * The chunk that a module of the browser build goes to, where it is not left to the bundler, which gives each
 * set of users a file: each file costs a phone a request. What decides is who loads the module with
 * themselves. Whoever uses a module uses what that imports too, so that a chunk never needs one which needs it.
 */
export function sharedChunk(id: string, modules: Chunking): string | null {
  // A style belongs to the entry that asks for it: another's sheet would win over its own.
  if (id.endsWith('.css')) return null
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  const above = walk(id, (way) => modules.getModuleInfo(way)?.importers)
  const users = above.filter((way) => isLoadedItself(modules.getModuleInfo(way)))
  const others = users.filter((way) => !way.includes(KIT))
  if (others.length < 2 || others.includes(id)) return null
  const below = walk(id, (way) => modules.getModuleInfo(way)?.importedIds)
  return chunkOf(others, { checks: below.some(isChecking), isPart: PARTS.test(id) })
}

function chunkOf(users: string[], { checks, isPart }: { checks: boolean; isPart: boolean }) {
  const kinds = new Set(users.flatMap((way) => kindOf(way) ?? []))
  const isOfStaffFirst = users.some((way) => STAFF_FIRST.test(way))
  if (isOfStaffFirst && users.every((way) => way.includes(STAFF))) return 'staff'
  // Pages that check nothing do without what checks, and without the parts that only some of them open.
  if (kinds.size > 0) return checks ? 'checking' : kindsChunk(kinds)
  if (!isOfStaffFirst) return null
  return isPart && !checks ? 'parts' : 'rules'
}

function kindsChunk(kinds: ReadonlySet<string>): string {
  return kinds.has('every') || kinds.size > 2 ? 'site' : [...kinds].sort().join('-')
}

/** The kind of page that visitors meet there first, if any. */
function kindOf(way: string): string | null {
  if (way.endsWith(SHELL)) return 'every'
  const page = PAGE.exec(way)?.[1]
  return page ? (KINDS.get(page) ?? 'every') : null
}

/** Whether a document or a script asks for it by itself. */
function isLoadedItself(module: ModuleInfo | null): boolean {
  return !!module && (module.isEntry || module.dynamicImporters.length > 0)
}

function isChecking(id: string): boolean {
  return id.includes('/node_modules/zod/')
}

/** All that one comes to from a module, itself too, each once. */
function walk(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const seen = new Set<string>()
  const ways = [id]
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    if (seen.has(way)) continue
    seen.add(way)
    ways.push(...(next(way) ?? []))
  }
  return [...seen]
}
