import type { Db } from '../../../platform/db/connect.ts'
import { planned } from '../../../platform/db/planned.ts'
import { notFound } from '../../../refused.ts'
import { type Reader, unitJson } from './search.ts'

/** Metres from the unit's project within which another home counts as similar. */
export const SIMILAR_RADIUS = 750
export const MAX_SIMILAR = 3
/** The same for the homes that fill up a visitor's list, in which the own building counts as well. */
const WIDER_RADIUS = 1500
// A metre in degrees, rounded up for anywhere in the service area, so that an index can be used.
export const LATITUDE_METRE = 0.0068 / 750
export const LONGITUDE_METRE = 0.0071 / 750

/**
 * Up to three homes on the website like this one, nearest first, as a JSON array in text: in another
 * project within 750 m, bedrooms within one, the price (for a rental the rent) within 80 to 120 %, the
 * size within 90 to 110 %. Throws 404 for a unit that the reader may not see.
 */
export async function similarUnits(db: Db, id: number, reader: Reader): Promise<string> {
  return resultOf(await textsFor[reader](db, id))
}

/**
 * The ids of the homes to show a visitor with this one: the same, filled up to three by others within
 * 1.5 km, or in its own building, with bedrooms within one and the price within 70 to 130 %. Throws 404
 * for a unit that visitors may not see.
 */
export async function similarIds(db: Db, id: number): Promise<number[]> {
  return resultOf(await idsForVisitor(db, id))
}

function resultOf<T>([row]: Row<T>[]): T {
  if (!row?.isVisible) throw notFound('unit')
  return row.result
}

type Row<T> = { result: T; isVisible: boolean }

const inOrder = 'order by candidate.is_similar desc, candidate.metres, candidate.id desc'
const strictly = { radius: SIMILAR_RADIUS, condition: 'd.is_similar' }
const textsFor = {
  visitor: nearby<string>('u.show_on_website', asArray(unitJson.visitor('candidate.id')), strictly),
  staff: nearby<string>('true', asArray(unitJson.staff('candidate.id')), strictly),
}
const idsForVisitor = nearby<number[]>(
  'u.show_on_website',
  `coalesce(array_agg(candidate.id ${inOrder}), '{}')`,
  { radius: WIDER_RADIUS, condition: `d.metres <= ${WIDER_RADIUS}` },
)

function asArray(json: string): string {
  return `'[' || coalesce(string_agg(${json}, ',' ${inOrder}), '') || ']'`
}

/**
 * A statement that takes the unit's id; `isShown` is the condition under which the reader may see a
 * unit `u`, `condition` that of a candidate `d` within the radius in metres.
 */
function nearby<T>(
  isShown: string,
  result: string,
  { radius, condition }: { radius: number; condition: string },
) {
  return planned<Row<T>>(`
    select ${result} as result,
      exists (
        select from units u where u.id = $1 and u.deleted_at is null and ${isShown}
      ) as "isVisible"
    from (
      select u.id, d.metres, d.is_similar
      from units reference
      join projects origin on origin.id = reference.project_id
      join projects p on p.latitude between origin.latitude - ${radius * LATITUDE_METRE}
          and origin.latitude + ${radius * LATITUDE_METRE}
        and p.longitude between origin.longitude - ${radius * LONGITUDE_METRE}
          and origin.longitude + ${radius * LONGITUDE_METRE}
      join units u on u.project_id = p.id and u.deleted_at is null and u.show_on_website
      cross join lateral (
        select metres_between(origin.latitude, origin.longitude, p.latitude, p.longitude) as metres,
          case reference.listing_type
            when 'rent' then case when u.listing_type <> 'sell' then u.rent_amount::float8 / nullif(reference.rent_amount, 0) end
            else case when u.listing_type <> 'rent' then u.price::float8 / nullif(reference.price, 0) end
          end as price_ratio
      ) figures
      cross join lateral (
        select figures.metres,
          p.id <> origin.id and figures.metres <= ${SIMILAR_RADIUS}
            and u.size between reference.size * 0.9 and reference.size * 1.1
            and figures.price_ratio between 0.8 and 1.2 as is_similar
      ) d
      where reference.id = $1 and u.id <> reference.id
        and u.bedrooms between reference.bedrooms - 1 and reference.bedrooms + 1
        and figures.price_ratio between 0.7 and 1.3
        and ${condition}
      order by d.is_similar desc, d.metres, u.id desc
      limit ${MAX_SIMILAR}
    ) candidate`)
}
