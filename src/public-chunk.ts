/** As much of the bundler's module as is looked at. */
type ModuleInfo = {
  importers: readonly string[]
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Chunking = { getModuleInfo(id: string): ModuleInfo | null }

const PAGE = /\/src\/site\/([a-z-]+)\/\1-page\.tsx$/
const SHELL = '/src/site/browser.tsx'
/** What so many public pages load with themselves stands in one file. */
const PAGES_ENOUGH = 4

/**
 * The chunk that a module of the browser build goes to, where it is not left to the bundler. What the same
 * pages load with themselves stands in one file: each file costs a phone a request.
 */
export function publicChunk(id: string, modules: Chunking): string | null {
  // A style belongs to the entry that asks for it: another's sheet would win over its own.
  if (id.endsWith('.css')) return null
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  // Pages that check nothing do without what checks.
  if (walk(id, (way) => modules.getModuleInfo(way)?.importedIds).some(isChecking)) return null
  const users = walk(id, (way) => modules.getModuleInfo(way)?.importers)
  if (users.some((way) => way.endsWith(SHELL))) return id.endsWith(SHELL) ? null : 'site'
  const pages = users.flatMap((way) => PAGE.exec(way)?.[1] ?? []).sort()
  if (pages.length >= PAGES_ENOUGH) return 'site'
  // Staff load nothing of one page. What waits for something that it loads would wait for whoever shares its file.
  const isShared = pages.length === 1 && users.some((way) => way.includes('/admin/'))
  const isWaiting = (modules.getModuleInfo(id)?.dynamicallyImportedIds.length ?? 0) > 0
  if (pages.length === 0 || PAGE.test(id) || isShared || isWaiting) return null
  return `of-${pages.join('-')}`
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
