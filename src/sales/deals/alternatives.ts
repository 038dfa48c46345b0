import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import {
  LATITUDE_METRE,
  LONGITUDE_METRE,
  MAX_SIMILAR,
  SIMILAR_RADIUS,
} from '../../records/units/search/similar-units.ts'
import type { Alternative } from './rules/alternative.ts'
import { dealRecord, unitObject } from './store.ts'

/**
 * Up to three homes like the one that a deal is about, nearest first: available, in another building within
 * 750 m, bedrooms within one, the price (for a deal about renting the rent) within 80 to 120 %, the size within
 * 90 to 110 %. None for a deal without a home. Throws 404.
 */
export async function alternatives(context: Context, id: number): Promise<Alternative[]> {
  const { db } = context
  const { unitId, months, unit } = await dealRecord(context, id)
  if (unitId === null) return []
  const isRent = months !== null || unit?.listingType === 'rent'
  const amount = sql.ref(isRent ? 'rent_amount' : 'price')
  const types = isRent ? ['rent', 'rent_sell'] : ['sell', 'rent_sell']
  const { rows } = await sql<{ home: Alternative }>`
    select (${unitObject})::jsonb || jsonb_build_object('distance', round(near.metres)::integer,
      'moreBedrooms', u.bedrooms - reference.bedrooms,
      'dearerPercent', round(100.0 * u.${amount} / reference.${amount} - 100)::integer,
      'moreSqm', u.size - reference.size) as home
    from units reference
    join projects origin on origin.id = reference.project_id
    join projects p on p.id <> origin.id
      and p.latitude between origin.latitude - ${SIMILAR_RADIUS * LATITUDE_METRE}::float8
        and origin.latitude + ${SIMILAR_RADIUS * LATITUDE_METRE}::float8
      and p.longitude between origin.longitude - ${SIMILAR_RADIUS * LONGITUDE_METRE}::float8
        and origin.longitude + ${SIMILAR_RADIUS * LONGITUDE_METRE}::float8
    cross join lateral (
      select metres_between(origin.latitude, origin.longitude, p.latitude, p.longitude) as metres
    ) near
    join units u on u.project_id = p.id and u.deleted_at is null and u.status = 'available'
      and u.listing_type = any(${types})
      and u.bedrooms between reference.bedrooms - 1 and reference.bedrooms + 1
      and u.size between reference.size * 0.9 and reference.size * 1.1
      and u.${amount} between reference.${amount} * 0.8 and reference.${amount} * 1.2
    where reference.id = ${unitId} and reference.${amount} > 0 and near.metres <= ${SIMILAR_RADIUS}
    order by near.metres, u.id desc limit ${MAX_SIMILAR}`.execute(db)
  return rows.map(({ home }) => home)
}
