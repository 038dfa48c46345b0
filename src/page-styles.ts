import fs from 'node:fs'
import path from 'node:path'
import { drawIcons, ICONS_FILE } from './ui/icon-masks.ts'

const SHELL = 'src/site/browser.tsx'
const SITE = 'src/site'
const THEME = 'src/ui/theme.css'
const OFFICE = 'src/admin'
const FOLDER = '.cache/page-styles'
const STATEMENT = /^(?=import |export )/m
const LATER = /\bimport\('(\.[^']+)'\)/g
// The one module that imports other pages.
const PAGES = `${SITE}/pages.ts`

/**
 * Writes a style sheet for each public page, of all that the page and the shell ever draw, and one for the
 * back office; answers the pages' files, by their names. They are the build's to turn into CSS, with the
 * icons beside them.
 */
export function writePageStyles(root: string): Record<string, string> {
  const pages = fs
    .readdirSync(path.join(root, SITE), { withFileTypes: true })
    .filter((entry) => fs.existsSync(path.join(root, SITE, entry.name, `${entry.name}-page.tsx`)))
    .map(({ name }) => name)
  const shell = reached(root, [SHELL, `${SITE}/shell.tsx`])
  fs.mkdirSync(path.join(root, FOLDER), { recursive: true })
  fs.writeFileSync(path.join(root, ICONS_FILE), drawIcons())
  // One for all screens, that a browser keeps: the office's entry imports it.
  const office = reached(root, [`${OFFICE}/browser.tsx`, ...officeScreens(root)])
  writeStyle(root, path.join(FOLDER, 'admin.css'), office, `${OFFICE}/admin.css`)
  return Object.fromEntries(
    pages.map((page) => {
      const own = reached(root, [`${SITE}/${page}/${page}-page.tsx`])
      const file = path.join(FOLDER, `${page}.css`)
      writeStyle(root, file, new Set([...shell, ...own]), THEME)
      return [`style-${page}`, file]
    }),
  )
}

/** Every module that draws a part of the back office: `tab-screens.tsx` finds its screens by their names. */
function officeScreens(root: string): string[] {
  return fs.globSync('src/*/admin/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
}

function writeStyle(root: string, file: string, sources: ReadonlySet<string>, theme: string): void {
  const near = (source: string) => path.relative(path.dirname(file), source)
  const lines = [
    '@import "tailwindcss" source(none);',
    ...[...sources].map((source) => `@source "${near(source)}";`),
    `@import "${near(theme)}";`,
  ]
  fs.writeFileSync(path.join(root, file), `${lines.join('\n')}\n`)
}

/** The modules that these load, with themselves or later. */
function reached(root: string, entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const ways = [...entries]
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    const file = path.join(root, way)
    if (seen.has(way) || way === PAGES || !/\.tsx?$/.test(way) || !fs.existsSync(file)) continue
    seen.add(way)
    for (const target of imported(fs.readFileSync(file, 'utf8'))) {
      ways.push(path.join(path.dirname(way), target))
    }
  }
  return seen
}

/** What a module imports of ours to run, types left out. */
function imported(text: string): string[] {
  const named = text.split(STATEMENT).flatMap((statement) => {
    if (!statement.startsWith('import ') || statement.startsWith('import type ')) return []
    return /'(\.[^']+)'/.exec(statement)?.[1] ?? []
  })
  return [...named, ...[...text.matchAll(LATER)].flatMap(([, target]) => target ?? [])]
}
