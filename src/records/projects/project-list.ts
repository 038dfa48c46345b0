import { type RawBuilder, sql } from 'kysely'
import { namedStations } from '../../city/places/named-stations.ts'
import type { Db } from '../../platform/db/connect.ts'
import { containing } from '../../platform/db/containing.ts'
import type { Page } from '../../platform/db/paged.ts'
import { columnConditions } from '../../shared/fields/from-table/column-conditions.ts'
import { boundsOfBuiltYears, type ProjectSearch } from './rules/project.ts'
import { projectFields } from './rules/project-fields.ts'
import type { BuiltYears, ProjectSort } from './rules/project-sets.ts'
import { publicProjectJson, staffProjectJson } from './store.ts'

/**
 * One page of the projects that pass every filter, as the text of a JSON array, and the total. Ties of every
 * sort are ordered newest first.
 */
export async function projectList(
  db: Db,
  search: ProjectSearch,
  page: Page,
  forStaff: boolean,
): Promise<{ items: string; total: number }> {
  const stations = search.search ? await namedStations(db, search.search) : []
  const { rows } = await sql<{ items: string; total: number }>`
    with matching as (
      select p.id, row_number() over (order by ${order[search.sort]}, p.id desc) as place
      from projects p
      where ${passesFilters(search, stations, forStaff)}
    )
    select
      (select count(*) from matching) as total,
      '[' || coalesce(string_agg(shown.answer, ',' order by shown.place), '') || ']' as items
    from (
      select m.place, ${forStaff ? staffProjectJson : publicProjectJson} as answer
      from matching m join projects p on p.id = m.id
      where m.place > ${page.offset} and m.place <= ${page.offset + page.limit}
    ) shown`.execute(db)
  return rows[0] ?? { items: '[]', total: 0 }
}

/** The SQL condition that a project `p` passes every filter; `stations` are those named by the search. */
export function passesFilters(
  filters: Omit<ProjectSearch, 'sort'>,
  stations: readonly number[],
  forStaff: boolean,
): RawBuilder<unknown> {
  const { search, year, area } = filters
  const conditions = [sql`p.deleted_at is null`]
  if (search) conditions.push(mentions(containing(search), stations))
  if (year) conditions.push(builtIn(year))
  if (area) conditions.push(sql`p.areas @> array[${area}]`)
  const reader = forStaff ? 'staff' : 'visitor'
  for (const { column, operator, value } of columnConditions(
    projectFields,
    'filter',
    filters,
    reader,
  )) {
    conditions.push(sql`${sql.ref(`p.${column}`)} ${sql.raw(operator)} (${value})`)
  }
  return sql.join(conditions, sql` and `)
}

/** The condition that the text is in a name, the address or the developer, or names a station near it. */
function mentions(pattern: string, stations: readonly number[]): RawBuilder<unknown> {
  return sql`(
    p.name ilike ${pattern} or p.name_th ilike ${pattern} or p.address ilike ${pattern}
    or p.developer_id in (select d.id from developers d where d.name ilike ${pattern})
    or p.nearest_station_id = any(${stations})
    or p.id in (select n.project_id from project_stations n where n.station_id = any(${stations}))
  )`
}

function builtIn(bucket: BuiltYears): RawBuilder<unknown> {
  const [first, last] = boundsOfBuiltYears[bucket]
  return sql`p.year between ${first ?? 0} and ${last ?? 9999}`
}

const order: Record<ProjectSort, RawBuilder<unknown>> = {
  newest: sql`p.id desc`,
  name: sql`p.name_key`,
  name_desc: sql`p.name_key desc`,
  built_new: sql`p.year desc nulls last`,
  built_old: sql`p.year nulls last`,
  units: sql`p.total_units desc nulls last`,
  units_few: sql`p.total_units nulls last`,
  station: sql`p.distance_to_station nulls last`,
  station_far: sql`p.distance_to_station desc nulls last`,
}
