import type { Db } from '../db/connect.ts'
import { closedStages, type Stats } from './rules.ts'

/** The dashboard's four figures: what is stored and not deleted, units hidden from the website included. */
export async function stats(db: Db): Promise<Stats> {
  return db
    .selectNoFrom((eb) => [
      countOf('projects').as('totalProperties'),
      countOf('units').as('totalUnits'),
      countOf('developers').as('totalDevelopers'),
      eb
        .selectFrom('deals')
        .select((deal) => deal.fn.countAll<number>().as('count'))
        .where('deletedAt', 'is', null)
        .where('stage', 'not in', closedStages)
        .$asScalar()
        .$notNull()
        .as('totalOpenDeals'),
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
