import fs from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { projectHome } from '../../env.ts'

/** The Chinese names of places, the usual one first, by kind and id: `station N5`, `mall EmQuartier`. */
export type ChineseNames = ReadonlyMap<string, readonly string[]>

/** What Chinese names of a road and of a district end in, which people leave out. */
const KIND = /[路区]$/

/** Reads `data/names_zh.csv`. */
export async function readChineseNames(): Promise<ChineseNames> {
  const text = await fs.readFile(path.join(projectHome(), 'data', 'names_zh.csv'), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  return new Map(
    rows.map(({ kind, id, name = '', aliases = '' }) => {
      const names = [name, ...aliases.split(';')].filter(Boolean)
      const short = names.filter((each) => KIND.test(each)).map((each) => each.replace(KIND, ''))
      return [`${kind} ${id}`, [...new Set([...names, ...short])]]
    }),
  )
}
