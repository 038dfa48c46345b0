import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { CannotStart } from '../../cannot-start.ts'
import { statementName } from './planned.ts'
import type { DB } from './sql/rows.gen.ts'

/** The database, typed by its generated row types; a transaction can be used wherever it can. */
export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/**
 * Opens a pool on PostgreSQL 15 or later. Values are returned as in JSON: timestamps as ISO strings
 * in UTC, dates as `YYYY-MM-DD`, numerics and bigints as numbers. Statements are planned for their
 * values each time, because generic plans made searches 10 to 80 times slower; those sent by
 * `planned` (platform/db/planned.ts) are the exception.
 */
export function connect(
  url: string,
  options: { max?: number; statementTimeout?: number } = {},
): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openPool(url, options) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** A plain pg pool, for what Kysely does not support: rate limits, LISTEN, migrations. */
export function openPool(
  url: string,
  options: { max?: number; statementTimeout?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: options.max ?? 25,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC -c jit=off',
    types: { getTypeParser: (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid) },
  })
  // A lost connection is replaced at the next query; the query that runs on it fails. The pool
  // reports errors of idle connections, each connection those while it is in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

// A registered text is sent as a named statement, which each connection plans once.
class Client extends pg.Client {
  override query(...args: unknown[]) {
    const [text, values] = args
    const name = typeof text === 'string' ? statementName(text) : undefined
    return Reflect.apply(super.query, this, name ? [{ name, text, values }] : args)
  }
}

/**
 * Refuses a server before PostgreSQL 15, and a database with ctype C, where trigrams of Thai text
 * are empty.
 */
export async function refuseUnsupportedServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(
    'select datctype, current_setting($1)::int as version from pg_database where datname = current_database()',
    ['server_version_num'],
  )
  const { datctype, version } = rows[0]
  if (version < 150_000) {
    throw new CannotStart(`PostgreSQL 15 or later is needed; this server is ${version}.`)
  }
  if (datctype === 'C' || datctype === 'POSIX') {
    throw new CannotStart(
      `The database's character type is ${datctype}, which cannot search Thai. Create it with LC_CTYPE 'C.UTF-8'.`,
    )
  }
}

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: isoTimestamp,
}

/** Turns `2026-11-20 09:30:00.123456+00` into `2026-11-20T09:30:00.123Z`. */
function isoTimestamp(text: string): string {
  return new Date(`${text.replace(' ', 'T')}${text.endsWith('+00') ? ':00' : ''}`).toISOString()
}
