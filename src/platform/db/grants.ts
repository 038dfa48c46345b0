import type pg from 'pg'
import { QUEUE_SCHEMA } from './queue-schema.ts'

const ROWS = 'select, insert, update, delete'
/** Tables on which the app's role has fewer rights than reading and writing rows. */
const LESS: Record<string, string> = {
  audit: 'select, insert',
  migrations: 'select',
  sql_files: 'select',
}

/**
 * Grants a role what the app needs on the owner's tables, and revokes everything else: rows are
 * read and written, the audit log is append-only, views are read-only because writing through a
 * view uses its owner's rights. Identity columns need no right on their sequence.
 */
export async function grantTables(owner: pg.PoolClient, role: string): Promise<void> {
  const { rows } = await owner.query(
    `select relname as name, relkind as kind, quote_ident($1) as role,
      quote_ident(nspname) || '.' || quote_ident(relname) as quoted
    from pg_class join pg_namespace n on n.oid = relnamespace
    where nspname in (current_schema(), $2) and relkind in ('r', 'p', 'v')
      and pg_get_userbyid(relowner) = current_user and current_user <> $1`,
    [role, QUEUE_SCHEMA],
  )
  const grants = rows.map(
    ({ name, kind, quoted, role }) =>
      `revoke all on ${quoted} from ${role};
      grant ${kind === 'v' ? 'select' : (LESS[name] ?? ROWS)} on ${quoted} to ${role}`,
  )
  if (rows[0]) grants.push(`grant usage on schema ${QUEUE_SCHEMA} to ${rows[0].role}`)
  // A single text without values runs as one transaction, so there is never a moment with other
  // rights.
  await owner.query(grants.join(';'))
}
