/** The part of the bundler's module that is used here. */
type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
type Chunking = { getModuleInfo(id: string): ModuleInfo | null }

const PAGE = /\/src\/site\/([a-z-]+)\/\1-page\.tsx$/
/** Pages that are made for one client. */
const CLIENT = /\/(sent|viewed)-page\.tsx$/
const SHELL = '/src/site/browser.tsx'
/**
 * Kinds of pages with little in common: finding homes, showing one, and showing its place. Others
 * are of no kind.
 */
const KINDS = new Map([
  ...['home', 'search', 'power-search'].map((page) => [page, 'search'] as const),
  ...['unit', 'project', 'properties', 'developer', 'sent', 'viewed'].map(
    (page) => [page, 'homes'] as const,
  ),
  ...['station', 'line', 'area'].map((page) => [page, 'places'] as const),
])
const WHOLE = new Set(['search', 'unit'])
const STAFF = '/admin/'
/** The first screens of staff: the shell and the lists. */
const STAFF_FIRST = /\/src\/admin\/browser\.tsx$|-tab\.tsx$/
/** Schemas, and the sentences that only they and the server use. */
const CHECKS = /\/node_modules\/zod\/|\/src\/shared\/refusals\/(?!typed|fault-in)/
const PARTS = /\/(node_modules|src\/ui)\//

/**
 * The chunk of a module in the browser build, or null to leave it to the bundler, which makes a
 * file for each set of users, while each file costs a phone a request. The decision depends on
 * which entry points load the module. Whatever uses a module also uses its imports, so that chunks
 * never depend on each other in a cycle.
 */
export function sharedChunk(id: string, modules: Chunking): string | null {
  // Styles stay with the entry that imports them: another entry's sheet would override its own.
  if (id.endsWith('.css')) return null
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  const ancestors = walk(id, (entry) => modules.getModuleInfo(entry)?.importers)
  const users = ancestors.filter((entry) => isLoadedItself(modules.getModuleInfo(entry)))
  if (users.length < 2 || users.includes(id)) return null
  // The forms are far down on their pages; pages for finding homes do not need them, and the landing page has the
  // contact form alone.
  if (/\/src\/sales\/inquiries\/(site|rules\/form-rules)/.test(id)) {
    return users.every((entry) => (kindOf(entry) ?? 'homes') === 'homes') ? 'asking' : 'inquiry'
  }
  // Loaded when a home is ticked, and by the page of saved homes.
  if (/\/src\/site\/saved\/(compar(?!ed-key)|saved-query|show-comparison)/.test(id))
    return 'compare'
  if (users.every((entry) => CLIENT.test(entry))) return 'client'
  const checks = (module: string) =>
    walk(module, (entry) => modules.getModuleInfo(entry)?.importedIds).some(isChecking)
  // What only checking modules use, such as the field table, goes with them.
  const importers = modules.getModuleInfo(id)?.importers ?? []
  const isOfChecks = checks(id) || importers.every(checks)
  return chunkOf(users, { checks: isOfChecks, isPart: PARTS.test(id) })
}

function chunkOf(users: string[], { checks, isPart }: { checks: boolean; isPart: boolean }) {
  const kinds = new Set(users.flatMap((entry) => kindOf(entry) ?? []))
  const isOfStaffFirst = users.some((entry) => STAFF_FIRST.test(entry))
  if (isOfStaffFirst && users.every((entry) => entry.includes(STAFF))) return 'staff'
  // What staff or later parts share with one page alone is no part of its neighbours. The pages of a search and of a
  // home load most of their kind's file anyway, and another would be a request more.
  const pages = users.flatMap((entry) => PAGE.exec(entry)?.[1] ?? [])
  const [page = ''] = pages
  if (pages.length === 1 && !WHOLE.has(page) && !kinds.has('every') && !checks)
    return `${page}-parts`
  // Pages without checks load neither the checks nor the parts that only some of them open.
  if (kinds.size > 0) return checks ? 'checking' : kindsChunk(kinds)
  if (!isOfStaffFirst) return null
  return isPart && !checks ? 'parts' : 'rules'
}

function kindsChunk(kinds: ReadonlySet<string>): string {
  if (kinds.has('every') || kinds.size > 2) return 'site'
  const [kind = 'site', other] = kinds
  if (!other) return kind
  // Two kinds share too little for a file.
  return kinds.has('places') && kinds.has('homes') ? 'homes' : 'site'
}

/** The kind of page that loads this entry point, if any. */
function kindOf(entry: string): string | null {
  if (entry.endsWith(SHELL)) return 'every'
  const page = PAGE.exec(entry)?.[1]
  return page ? (KINDS.get(page) ?? 'every') : null
}

/** Whether a document or a dynamic import loads the module directly. */
function isLoadedItself(module: ModuleInfo | null): boolean {
  return !!module && (module.isEntry || module.dynamicImporters.length > 0)
}

function isChecking(id: string): boolean {
  return CHECKS.test(id)
}

/** Everything reachable from a module, including itself, each once. */
function walk(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const seen = new Set<string>()
  const queue = [id]
  for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) {
    if (seen.has(entry)) continue
    seen.add(entry)
    queue.push(...(next(entry) ?? []))
  }
  return [...seen]
}
