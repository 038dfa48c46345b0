import { roadName } from '../../../city/places/rules/road-name.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { RecordNames } from '../rules/record-names.ts'
import type { UnitSearch } from '../rules/search.ts'

type Table = 'parks' | 'malls' | 'districts' | 'subdistricts' | 'projects' | 'developers'

// More names than this are counted: a postcode has up to a dozen subdistricts.
const MAX_NAMES = 2

/** The names of the records that a search refers to; null for unknown and deleted ones. */
export async function readRecordNames(db: Db, search: UnitSearch): Promise<RecordNames> {
  const ids = (id: number | undefined) => (id === undefined ? undefined : [id])
  const [park, mall, project, district, subdistrict, developer, road] = await Promise.all([
    namesIn(db, 'parks', ids(search.parkId)),
    namesIn(db, 'malls', ids(search.mallId)),
    namesIn(db, 'projects', ids(search.projectId)),
    namesIn(db, 'districts', search.districtId),
    namesIn(db, 'subdistricts', search.subdistrictId),
    namesIn(db, 'developers', ids(search.developerId)),
    nameOfRoad(db, search.roadId),
  ])
  return { park, mall, project, district, subdistrict, developer, road }
}

async function nameOfRoad(db: Db, id: number | undefined): Promise<string | null> {
  if (id === undefined) return null
  const road = await db
    .selectFrom('roads as r')
    .leftJoin('roads as main', 'main.id', 'r.twinRoadId')
    .select(['r.name', 'r.twinSoi as soi', 'main.name as main'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!road) return null
  const { name, soi, main } = road
  return roadName(name, main && soi ? { road: main, soi } : null)
}

/** `Watthana`, `Watthana and Khlong Toei`, `Watthana and 3 more`. */
async function namesIn(
  db: Db,
  table: Table,
  ids: readonly number[] | undefined,
): Promise<string | null> {
  if (!ids) return null
  const rows =
    table === 'projects' || table === 'developers'
      ? await db
          .selectFrom(table)
          .select('name')
          .where('id', 'in', ids)
          .where('deletedAt', 'is', null)
          .execute()
      : await db.selectFrom(table).select('name').where('id', 'in', ids).orderBy('id').execute()
  const [first, ...others] = rows.map(({ name }) => name)
  if (first === undefined) return null
  return others.length < MAX_NAMES
    ? [first, ...others].join(' and ')
    : `${first} and ${others.length} more`
}
