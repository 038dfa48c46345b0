import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { containing } from '../../platform/db/containing.ts'
import { type Page, paged } from '../../platform/db/paged.ts'
import { notFound } from '../../refused.ts'
import type { KeySetRecord, KeySetSearch } from './rules/key-set.ts'

/** One page of key sets, newest first, and the total. */
export async function keySetList({ db }: Context, { search }: KeySetSearch, page: Page) {
  const query = records(db)
    .$if(!!search, (qb) => qb.where('k.code', 'ilike', containing(search ?? '')))
    .orderBy('k.id', 'desc')
  const { rows, total } = await paged(query, page)
  return { items: rows, total }
}

/** Throws 404 when it is unknown or deleted. */
export async function keySetRecord({ db }: Context, id: number): Promise<KeySetRecord> {
  const row = await records(db).where('k.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('key_set')
  return row
}

/** Its stored fields; its row stays locked until the transaction ends. Throws 404. */
export async function lockKeySet({ db }: Context, id: number) {
  const row = await db
    .selectFrom('keySets')
    .select(['code', 'unitId', 'place', 'version'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('key_set')
  return row
}

function records(db: Db) {
  return db
    .selectFrom('keySets as k')
    .innerJoin('units as u', 'u.id', 'k.unitId')
    .innerJoin('projects as p', 'p.id', 'u.projectId')
    .select(['k.id', 'k.code', 'k.place', 'k.version'])
    .select(
      sql<KeySetRecord['unit']>`json_build_object(
        'id', u.id, 'name', concat(u.unit_number, ' · ', p.name))`.as('unit'),
    )
    .where('k.deletedAt', 'is', null)
}
