import { createRequire } from 'node:module'
import path from 'node:path'

const home = path.resolve(import.meta.dirname, '../..')

/**
 * The arguments for generating (or with `--verify` checking) src/platform/db/sql/rows.gen.ts from a migrated
 * database.
 */
export function rowsCommand(url: string): string[] {
  const generator = createRequire(import.meta.url).resolve('kysely-codegen/package.json')
  return [
    path.join(path.dirname(generator), 'dist/cli/bin.js'),
    ...['--url', url, '--dialect', 'postgres', '--camel-case'],
    ...['--out-file', path.join(home, 'src/platform/db/sql/rows.gen.ts')],
    ...['--date-parser', 'string', '--numeric-parser', 'number'],
    ...['--exclude-pattern', '{*.migrations,*.sql_files,pgboss.*}'],
    '--type-mapping',
    JSON.stringify({
      timestamptz: 'ColumnType<string, Date | string, Date | string>',
      int8: 'ColumnType<number, number, number>',
      date: 'string',
    }),
  ]
}
