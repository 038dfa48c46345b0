import fs from 'node:fs'
import path from 'node:path'

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** The files that a document links to, for an entry module and the modules that it imports immediately. */
export type Links = {
  scripts: string[]
  preloads: string[]
  styles: string[]
  /** The font files with Latin and with Thai letters. */
  font: { latin: string; thai: string } | null
  /** The SVG sprite with all icons. */
  icons: string | null
  /** The stylesheet to inline in the document. */
  style: Buffer | null
}

/** The browser build. */
export type BuiltFiles = {
  /** The folder of static files; null without a build, as in tests. */
  folder: string | null
  /** The links for an entry and further modules; `style` is the source path of a stylesheet to inline. */
  links(entry: string, modules?: readonly string[], style?: string): Links
}

const FONT = 'anuphan-$-wght-normal.woff2'

/** No build: pages without scripts or styles, for tests that only read the response. */
export const nothingBuilt: BuiltFiles = {
  folder: null,
  links: () => ({ scripts: [], preloads: [], styles: [], font: null, icons: null, style: null }),
}

/** Reads the browser build's manifest. Throws when the build or a requested file is missing. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const manifest: Manifest = JSON.parse(readText(path.join(folder, '.vite', 'manifest.json')))
  const shared = {
    font: {
      latin: assetFile(manifest, FONT.replace('$', 'latin')),
      thai: assetFile(manifest, FONT.replace('$', 'thai')),
    },
    icons: assetFile(manifest, 'icons.svg'),
  }
  const cache = new Map<string, Links>()
  return {
    folder,
    links(entry, modules = [], style) {
      const key = [entry, ...modules].join()
      const links = cache.get(key) ?? {
        ...shared,
        ...readLinks(manifest, entry, modules),
        style: style
          ? Buffer.from(readText(path.join(folder, chunkOf(manifest, style).file)))
          : null,
      }
      cache.set(key, links)
      return links
    },
  }
}

function readLinks(
  manifest: Manifest,
  entry: string,
  modules: readonly string[],
): Pick<Links, 'scripts' | 'preloads' | 'styles'> {
  const main = chunkOf(manifest, entry)
  const chunks = withImports(manifest, [entry, ...modules])
  return {
    scripts: [`/${main.file}`],
    preloads: chunks.filter((chunk) => chunk !== main).map((chunk) => `/${chunk.file}`),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  }
}

/** The chunks of these modules and of all their static imports, each once. */
function withImports(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<Chunk>()
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key)
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...seen]
}

function assetFile(manifest: Manifest, name: string): string {
  const file = Object.entries(manifest).find(([key]) => key.endsWith(name))?.[1].file
  if (!file) throw new Error(`The browser build has no ${name}. Build again: npm run build`)
  return `/${file}`
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The browser build has no ${key}. Build again: npm run build`)
  return chunk
}

function readText(file: string): string {
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. Build first: npm run build`)
  return fs.readFileSync(file, 'utf8')
}
