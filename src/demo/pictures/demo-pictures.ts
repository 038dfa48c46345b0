import fs from 'node:fs'
import path from 'node:path'
import { projectHome } from '../../env.ts'

const FOLDER = path.join(projectHome(), 'data', 'demo', 'pictures')
const FILE = /\.webp$/

/** The pictures of the demo that are stored, by their names: those of their files. */
export class StoredPictures {
  readonly #urls: ReadonlyMap<string, string>

  constructor(urls: ReadonlyMap<string, string>) {
    this.#urls = urls
  }

  /** The URLs of those of these that are there. */
  of(names: readonly string[]): string[] {
    return names.flatMap((name) => this.#urls.get(name) ?? [])
  }
}

/** The name of every picture of the demo. */
export function pictureNames(): string[] {
  return fs.readdirSync(FOLDER).map((file) => file.replace(FILE, ''))
}

export function pictureFile(name: string): string {
  return path.join(FOLDER, `${name}.webp`)
}
