import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Vocabulary } from '../../src/words/writing/facts/fact.ts'
import { namesOf } from '../../src/words/writing/facts/station-names.ts'

type StationRow = { name: string; name_th: string; aliases: string }

/** What the readers know, from the project's own table of stations. */
export function vocabularyOn(now: Date): Vocabulary {
  const file = path.resolve(import.meta.dirname, '../../data/stations.csv')
  const rows: StationRow[] = parse(fs.readFileSync(file), { columns: true })
  const stations = namesOf(
    rows.map(({ name, name_th: nameTh, aliases }) => ({
      name,
      nameTh,
      aliases: aliases.split(';').filter(Boolean),
    })),
  )
  return { stations, now }
}
