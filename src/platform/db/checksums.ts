import { createHash } from 'node:crypto'
import type pg from 'pg'

/** An SQL file with a checksum of its text. */
export type ChecksummedFile = { name: string; text: string; checksum: string }

export function checked(name: string, text: string): ChecksummedFile {
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
}

/** The checksums applied to this database, by name; empty when nothing was applied. */
export async function storedChecksums(
  client: pg.PoolClient,
  table: 'migrations' | 'sql_files',
): Promise<Map<string, string>> {
  const { rows: tables } = await client.query('select to_regclass($1) as found', [table])
  if (tables[0].found === null) return new Map()
  const { rows } = await client.query(`select name, checksum from ${table}`)
  return new Map(rows.map((row) => [row.name, row.checksum]))
}
