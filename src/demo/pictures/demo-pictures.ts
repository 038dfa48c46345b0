import fs from 'node:fs'
import path from 'node:path'
import { projectHome } from '../../env.ts'

const FOLDER = path.join(projectHome(), 'data', 'demo', 'pictures')
const FILE = /\.webp$/

/** The URLs of the stored pictures of the demo, by the names of their files. */
export class StoredPictures {
  readonly #urls: ReadonlyMap<string, string>

  constructor(urls: ReadonlyMap<string, string>) {
    this.#urls = urls
  }

  /** The URLs of the named pictures that are stored. */
  of(names: readonly string[]): string[] {
    return names.flatMap((name) => this.#urls.get(name) ?? [])
  }
}

/** The names of all pictures of the demo. */
export function pictureNames(): string[] {
  return fs.readdirSync(FOLDER).map((file) => file.replace(FILE, ''))
}

export function pictureFile(name: string): string {
  return path.join(FOLDER, `${name}.webp`)
}
