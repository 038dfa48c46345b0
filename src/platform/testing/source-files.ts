import fs from 'node:fs'
import path from 'node:path'

/** The source files and their imports, for the tests that check the architecture. */

export const root = path.resolve(import.meta.dirname, '../../..')

/** The folders of `src/`, in the order in which they may import each other. */
export const FOLDERS = [
  'shared',
  'ui',
  'languages',
  'platform',
  'team',
  'city',
  'records',
  'sales',
  'words',
  'demo',
  'site',
  'admin',
]

/** The domains in their folders. On the server each imports only those before it. */
export const DOMAINS = Object.entries({
  platform: 'events jobs',
  team: 'activity staff record notifications duty agency tasks',
  city: 'media places geocoder rail map',
  records: 'developers projects contacts units finder imports',
  sales: 'deals inbox shortlists viewings inquiries calendar follow-ups open-work',
  words: 'writing drafts scans',
}).flatMap(([folder, domains]) => domains.split(' ').map((domain) => `${folder}/${domain}`))
DOMAINS.push('demo')

export type Import = { to: string; typeOnly: boolean }
export type SourceFile = { name: string; text: string; imports: Import[] }

export const files = filesBelow('src').filter((name) => /\.(ts|tsx)$/.test(name))
export const sources = files.filter((name) => !isTestCode(name)).map(readSource)
export const byName = new Map(sources.map((source) => [source.name, source]))

export const inside = (room: string) => (name: string) => name.startsWith(room)
export const isEndpoints = (name: string) => domainOf(name) !== null && name.endsWith('/api.ts')
export const isGuard = (name: string) => name === 'src/team/staff/guard.ts'
/** What makes the routes that all kinds of record share: a part of every api.ts. */
export const isRecordRoutes = (name: string) => /^src\/team\/record\/[a-z-]+-routes\.ts$/.test(name)
export const isScreen = (name: string) => /^src\/[^/]+\/[^/]+\/(site|admin)\//.test(name)
export const isRules = (name: string) => /^src\/[^/]+\/[^/]+\/rules\//.test(name)
export const isServerPart = (name: string) => /\.server\.tsx?$/.test(name)
export const isBelowHttp = (name: string) =>
  /^src\/(platform\/http|shared)\/|^src\/(refused|cannot-start|disk-space)\.ts$/.test(name)
export const isForBrowsers = (name: string) =>
  !isServerPart(name) &&
  (/^src\/(ui|shared|site|admin|languages)\//.test(name) || isScreen(name) || isRules(name))

/** The domain of a file, with its folder: `records/units`. Null for files of no domain. */
export function domainOf(name: string): string | null {
  const [src, folder = '', room = ''] = name.split('/')
  if (src !== 'src') return null
  if (folder === 'demo') return folder
  return DOMAINS.includes(`${folder}/${room}`) ? `${folder}/${room}` : null
}

export function isLeftOrSame(from: string, to: string): boolean {
  return DOMAINS.indexOf(domainOf(to) ?? '') <= DOMAINS.indexOf(domainOf(from) ?? '')
}

export function isTestCode(name: string): boolean {
  return /\.test\.tsx?$|^src\/platform\/testing\/|(^|\/)(test-[a-z-]+|memory-store)\.tsx?$/.test(
    name,
  )
}

export function readSource(name: string): SourceFile {
  const text = read(name)
  const imports = [
    ...text.matchAll(/^(?:import|export)\s+(type\s)?([^'"`;]*?)\s*from\s+'([^']+)'/gm),
    ...text.matchAll(/^import()()\s+'([^']+)'/gm),
    ...text.matchAll(/\bimport()()\(\s*'([^']+)'/gm),
  ].map(([, type, names = '', from = '']) => ({
    to: resolve(name, from),
    typeOnly: Boolean(type) || /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names),
  }))
  return { name, text, imports }
}

export function resolve(from: string, to: string): string {
  return to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to
}

export function reachable(entries: string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const { to, typeOnly } of byName.get(name)?.imports ?? []) if (!typeOnly) visit(to)
  }
  entries.forEach(visit)
  return reached
}

export function cycles(): string[] {
  const matches: string[] = []
  const done = new Set<string>()
  const visit = (name: string, trail: string[]) => {
    if (trail.includes(name)) matches.push([...trail.slice(trail.indexOf(name)), name].join(' → '))
    if (done.has(name) || trail.includes(name)) return
    for (const { to, typeOnly } of byName.get(name)?.imports ?? []) {
      if (!typeOnly) visit(to, [...trail, name])
    }
    done.add(name)
  }
  for (const { name } of sources) visit(name, [])
  return matches
}

export function filesBelow(folder: string): string[] {
  const full = path.join(root, folder)
  if (!fs.existsSync(full)) return []
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
}

export function read(name: string): string {
  return fs.readFileSync(path.join(root, name), 'utf8')
}
