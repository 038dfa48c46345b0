import type { Db } from '../../platform/db/connect.ts'
import { openColumns, type Stats } from './rules/deal.ts'

/** The dashboard's four figures: what is stored and not deleted, units hidden from the website included. */
export async function stats(db: Db): Promise<Stats> {
  return db
    .selectNoFrom([
      countOf('projects').as('totalProperties'),
      countOf('units').as('totalUnits'),
      countOf('developers').as('totalDevelopers'),
      openDeals(db).as('totalOpenDeals'),
    ])
    .executeTakeFirstOrThrow()

  function countOf(table: 'projects' | 'units' | 'developers') {
    return db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deletedAt', 'is', null)
      .$asScalar()
      .$notNull()
  }
}

// The index begins with the column, so the query lists the open ones instead of excluding the closed ones.
function openDeals(db: Db) {
  return db
    .selectFrom('deals')
    .select((deal) => deal.fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .where('boardColumn', 'in', openColumns)
    .$asScalar()
    .$notNull()
}
