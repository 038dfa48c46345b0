import type { Db } from '../../../platform/db/connect.ts'
import type { RecordNames } from '../rules/record-names.ts'
import type { UnitSearch } from '../rules/search.ts'

type Table = 'parks' | 'malls' | 'districts' | 'subdistricts' | 'projects' | 'developers'

// More names than this are counted: a postcode has up to a dozen subdistricts.
const MAX_NAMES = 2

/** The names of the records that a search refers to; null for unknown and deleted ones. */
export async function readRecordNames(db: Db, search: UnitSearch): Promise<RecordNames> {
  const ids = (id: number | undefined) => (id === undefined ? undefined : [id])
  const [park, mall, project, district, subdistrict, developer] = await Promise.all([
    namesIn(db, 'parks', ids(search.parkId)),
    namesIn(db, 'malls', ids(search.mallId)),
    namesIn(db, 'projects', ids(search.projectId)),
    namesIn(db, 'districts', search.districtId),
    namesIn(db, 'subdistricts', search.subdistrictId),
    namesIn(db, 'developers', ids(search.developerId)),
  ])
  return { park, mall, project, district, subdistrict, developer }
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
