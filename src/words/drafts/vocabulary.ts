import { sql } from 'kysely'
import { currentAtlas } from '../../city/places/atlas.ts'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { DraftKnowledge, KnownProjects } from './read-pasted.ts'
import type { NamedProject } from './unit/project-names.ts'

const memo = new CatalogueMemo<KnownProjects>(1)
let readings = 0

/** What the readers of drafts know of the agency: its projects, its stations and its own people. */
export async function draftKnowledge(context: Context): Promise<DraftKnowledge> {
  const { db, now, catalogue } = context
  const [{ stations }, staff, state] = await Promise.all([
    currentAtlas(db),
    staffNames(db),
    stateOfProjects(db),
  ])
  const known = await memo.get(catalogue, state, async () => {
    readings += 1
    return { reading: readings, projects: await named(db) }
  })
  return { stations, staff, known, now }
}

async function named(db: Db): Promise<NamedProject[]> {
  const { rows } = await sql<NamedProject>`
    select p.id, p.name, p.name_th as "nameTh", coalesce((
      select json_agg(json_build_object('name', s.name, 'nameTh', s.name_th))
      from stations s
      where s.id = p.nearest_station_id
        or s.id in (select station_id from project_stations where project_id = p.id)
    ), '[]') as stations
    from projects p where p.deleted_at is null order by p.id`.execute(db)
  return rows
}

/** Changes with every project that is made, changed or deleted: not all of them are in the catalogue. */
async function stateOfProjects(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat(count(*), ' ', max(id), ' ', sum(version), ' ', count(deleted_at)) as state
    from projects`.execute(db)
  return rows[0]?.state ?? ''
}

/** The names by which our people appear in a chat. */
async function staffNames(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select unnest(array[first_name, concat_ws(' ', first_name, last_name)]) as name
    from staff_users where first_name is not null`.execute(db)
  return new Set(rows.map(({ name }) => name.trim().toLowerCase()).filter(Boolean))
}
