import type { Db } from '../../db/connect.ts'
import { planned } from '../../db/planned.ts'
import { notFound } from '../../refused.ts'
import { type Reader, unitJson } from './search.ts'

/** Metres from the unit's project within which another home counts as similar. */
export const SIMILAR_RADIUS = 750
export const MOST_SIMILAR = 3
// The radius in degrees, rounded up for anywhere in the service area, so that an index can be used.
const NEAR_LATITUDE = 0.0068
const NEAR_LONGITUDE = 0.0071

/**
 * Up to three homes on the website like this one, nearest first, as a JSON array in text: in another
 * project within 750 m, bedrooms within one, the price (for a rental the rent) within 80 to 120 %, the
 * size within 90 to 110 %. Throws 404 for a unit that the reader may not see.
 */
export async function similarUnits(db: Db, id: number, reader: Reader): Promise<string> {
  return resultOf(await textsFor[reader](db, id))
}

/** The ids of the same homes for a visitor. Throws 404 for a unit that visitors may not see. */
export async function similarIds(db: Db, id: number): Promise<number[]> {
  return resultOf(await idsForVisitor(db, id))
}

function resultOf<T>([row]: Row<T>[]): T {
  if (!row?.isVisible) throw notFound('unit')
  return row.result
}

type Row<T> = { result: T; isVisible: boolean }

const inOrder = 'order by candidate.metres, candidate.id desc'
const textsFor = {
  visitor: similar<string>('u.show_on_website', asArray(unitJson.visitor('candidate.id'))),
  staff: similar<string>('true', asArray(unitJson.staff('candidate.id'))),
}
const idsForVisitor = similar<number[]>(
  'u.show_on_website',
  `coalesce(array_agg(candidate.id ${inOrder}), '{}')`,
)

function asArray(json: string): string {
  return `'[' || coalesce(string_agg(${json}, ',' ${inOrder}), '') || ']'`
}

/** A statement that takes the unit's id; `isShown` is the condition under which the reader may see a unit `u`. */
function similar<T>(isShown: string, result: string) {
  return planned<Row<T>>(`
    select ${result} as result,
      exists (
        select from units u where u.id = $1 and u.deleted_at is null and ${isShown}
      ) as "isVisible"
    from (
      select u.id, u.project_id, d.metres
      from units reference
      join projects origin on origin.id = reference.project_id
      join projects p on p.id <> origin.id
        and p.latitude between origin.latitude - ${NEAR_LATITUDE} and origin.latitude + ${NEAR_LATITUDE}
        and p.longitude between origin.longitude - ${NEAR_LONGITUDE} and origin.longitude + ${NEAR_LONGITUDE}
      cross join lateral (
        select metres_between(origin.latitude, origin.longitude, p.latitude, p.longitude) as metres
      ) d
      join units u on u.project_id = p.id and u.deleted_at is null and u.show_on_website
      where reference.id = $1
        and d.metres <= ${SIMILAR_RADIUS}
        and u.bedrooms between reference.bedrooms - 1 and reference.bedrooms + 1
        and u.size between reference.size * 0.9 and reference.size * 1.1
        and case reference.listing_type
          when 'rent' then u.listing_type <> 'sell'
            and u.rent_amount between reference.rent_amount * 0.8 and reference.rent_amount * 1.2
          else u.listing_type <> 'rent'
            and u.price between reference.price * 0.8 and reference.price * 1.2
        end
      order by d.metres, u.id desc
      limit ${MOST_SIMILAR}
    ) candidate`)
}
