/** As much of the bundler's module as is looked at. */
type ModuleInfo = { importers: readonly string[] }
type Chunking = { getModuleInfo(id: string): ModuleInfo | null }

const PAGE = /\/src\/site\/([a-z-]+)\/\1-page\.tsx$/
const SHELL = '/src/site/browser.tsx'
/** What so many public pages load with themselves stands in one file: each file costs a phone a request. */
const PAGES_ENOUGH = 9

/** The chunk that a module of the browser build goes to, where it is not left to the bundler. */
export function publicChunk(id: string, modules: Chunking): string | null {
  // A style belongs to the entry that asks for it: another's sheet would win over its own.
  if (id.endsWith('.css')) return null
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  const seen = new Set<string>()
  const pages = new Set<string>()
  const ways = [id]
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    if (seen.has(way)) continue
    seen.add(way)
    if (way.endsWith(SHELL)) return way === id ? null : 'site'
    if (PAGE.test(way)) pages.add(way)
    ways.push(...(modules.getModuleInfo(way)?.importers ?? []))
  }
  return pages.size >= PAGES_ENOUGH ? 'site' : null
}
