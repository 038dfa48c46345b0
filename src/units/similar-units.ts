import type { Db } from '../db/connect.ts'
import { planned } from '../db/planned.ts'
import { notFound } from '../refused.ts'
import type { Reader } from './search.ts'

/** Metres from the unit's project within which another home is an alternative. */
export const SIMILAR_RADIUS = 750
export const MOST_SIMILAR = 3
// Degrees that hold the radius anywhere in the service area, so that an index can be used.
const NEAR_LATITUDE = 0.0068
const NEAR_LONGITUDE = 0.0071

/**
 * Up to three homes on the website like this one, nearest first, as a JSON array in text: in another
 * project within 750 m, bedrooms within one, the price (for a rental the rent) within 80 to 120 %, the
 * size within 90 to 110 %. Throws 404 for a unit that the reader may not see.
 */
export async function similarUnits(db: Db, id: number, reader: Reader): Promise<string> {
  return answerOf(await textsFor[reader](db, id))
}

/** The ids of the same homes, for a visitor. Throws 404 likewise. */
export async function similarIds(db: Db, id: number): Promise<number[]> {
  return answerOf(await idsForVisitor(db, id))
}

function answerOf<T>([found]: Found<T>[]): T {
  if (!found?.isThere) throw notFound('Unit')
  return found.answer
}

type Found<T> = { answer: T; isThere: boolean }

const inOrder = 'order by one.metres, one.id desc'
const textsFor = {
  visitor: similar<string>(
    'u.show_on_website',
    asArray(`(select d.document from unit_documents d where d.unit_id = one.id)
      || (select p.document from projects p where p.id = one.project_id) || '}'`),
  ),
  staff: similar<string>(
    'true',
    asArray('(select a.record from unit_answers a where a.unit_id = one.id)'),
  ),
}
const idsForVisitor = similar<number[]>(
  'u.show_on_website',
  `coalesce(array_agg(one.id ${inOrder}), '{}')`,
)

function asArray(json: string): string {
  return `'[' || coalesce(string_agg(${json}, ',' ${inOrder}), '') || ']'`
}

/** By the unit's id; `isShown` says of a unit `u` whether the reader may see it. */
function similar<T>(isShown: string, answer: string) {
  return planned<Found<T>>(`
    select ${answer} as answer,
      exists (
        select from units u where u.id = $1 and u.deleted_at is null and ${isShown}
      ) as "isThere"
    from (
      select u.id, u.project_id, d.metres
      from units like_this
      join projects here on here.id = like_this.project_id
      join projects p on p.id <> here.id
        and p.latitude between here.latitude - ${NEAR_LATITUDE} and here.latitude + ${NEAR_LATITUDE}
        and p.longitude between here.longitude - ${NEAR_LONGITUDE} and here.longitude + ${NEAR_LONGITUDE}
      cross join lateral (
        select metres_between(here.latitude, here.longitude, p.latitude, p.longitude) as metres
      ) d
      join units u on u.project_id = p.id and u.deleted_at is null and u.show_on_website
      where like_this.id = $1
        and d.metres <= ${SIMILAR_RADIUS}
        and u.bedrooms between like_this.bedrooms - 1 and like_this.bedrooms + 1
        and u.size between like_this.size * 0.9 and like_this.size * 1.1
        and case like_this.listing_type
          when 'rent' then u.listing_type <> 'sell'
            and u.rent_amount between like_this.rent_amount * 0.8 and like_this.rent_amount * 1.2
          else u.listing_type <> 'rent'
            and u.price between like_this.price * 0.8 and like_this.price * 1.2
        end
      order by d.metres, u.id desc
      limit ${MOST_SIMILAR}
    ) one`)
}
