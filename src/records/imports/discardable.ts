import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DB } from '../../platform/db/sql/rows.gen.ts'

/** Imports that wrote nothing and will not: checked, refused by the check, or cancelled before it ended. */
export function isDiscardable(eb: ExpressionBuilder<DB, 'imports'>): Expression<SqlBool> {
  return eb.or([
    eb('state', '=', 'checked'),
    eb.and([eb('state', '=', 'cancelled'), eb('done', '=', 0), eb('updated', '=', 0)]),
    eb.and([eb('state', '=', 'failed'), eb('refusal', 'is not', null)]),
  ])
}
