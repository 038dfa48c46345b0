import fs from 'node:fs'
import path from 'node:path'
import { ICONS_FILE } from '../ui/icon-masks.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** What a document links to for an entry and the modules it will ask for at once. */
export type Links = {
  scripts: string[]
  preloads: string[]
  styles: string[]
  /** The files of the font that have Latin and Thai letters. */
  font: { latin: string; thai: string } | null
  /** The picture that all icons are cut from. */
  icons: string | null
  /** The page's own style, to stand in the document itself. */
  style: Buffer | null
}

/** The browser build, as the documents need it. */
export type BuiltFiles = {
  /** The folder that is served; null where nothing is built (tests through the app). */
  folder: string | null
  links(entry: string, modules?: readonly string[], style?: string): Links
}

const FONT = 'anuphan-$-wght-normal.woff2'

/** Pages without scripts or styles, for tests that look at the answer only. */
export const nothingBuilt: BuiltFiles = {
  folder: null,
  links: () => ({ scripts: [], preloads: [], styles: [], font: null, icons: null, style: null }),
}

/** Reads the browser build's manifest. Throws when the build is missing, or lacks what is asked for. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const manifest: Manifest = JSON.parse(readText(path.join(folder, '.vite', 'manifest.json')))
  const first = {
    font: {
      latin: assetFile(manifest, FONT.replace('$', 'latin')),
      thai: assetFile(manifest, FONT.replace('$', 'thai')),
    },
    icons: assetFile(manifest, path.basename(ICONS_FILE)),
  }
  const known = new Map<string, Links>()
  return {
    folder,
    links(entry, modules = [], style) {
      const key = [entry, ...modules].join()
      const links = known.get(key) ?? {
        ...first,
        ...readLinks(manifest, entry, modules),
        style: style
          ? Buffer.from(readText(path.join(folder, chunkOf(manifest, style).file)))
          : null,
      }
      known.set(key, links)
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
  const reached = reach(manifest, [entry, ...modules])
  return {
    scripts: [`/${main.file}`],
    preloads: reached.filter((chunk) => chunk !== main).map((chunk) => `/${chunk.file}`),
    styles: [...new Set(reached.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  }
}

/** Every chunk that these modules load with themselves, each once. */
function reach(manifest: Manifest, keys: readonly string[]): Chunk[] {
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
