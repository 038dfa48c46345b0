import type pg from 'pg'

const ROWS = 'select, insert, update, delete'
/** Tables of which the app's role may do less than read and write their rows. */
const LESS: Record<string, string> = { audit: 'select, insert', migrations: 'select' }

/**
 * Gives this role what the app does with the owner's tables, and takes everything else from it: rows
 * are read and written, the audit log only grows, views are read: what is written through one is
 * written as its owner. Identity columns need no right to their sequence.
 */
export async function grantTables(owner: pg.PoolClient, role: string): Promise<void> {
  const { rows } = await owner.query(
    `select relname as name, relkind as kind, quote_ident(relname) as quoted, quote_ident($1) as role
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v')
      and pg_get_userbyid(relowner) = current_user and current_user <> $1`,
    [role],
  )
  const grants = rows.map(
    ({ name, kind, quoted, role }) =>
      `revoke all on ${quoted} from ${role};
      grant ${kind === 'v' ? 'select' : (LESS[name] ?? ROWS)} on ${quoted} to ${role}`,
  )
  // One text without values is one transaction: no moment has less or more than it should.
  await owner.query(grants.join(';'))
}
