import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { namesOf } from '../../src/city/places/station-mentions.ts'
import type { Vocabulary } from '../../src/shared/reading/fact.ts'

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
