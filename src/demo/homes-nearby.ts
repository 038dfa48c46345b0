import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Homes on the website, of a building (by its place in the list) and those nearest to it. */
export async function homesNearby(db: Db, count: number, place: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with near as (
      select id, latitude, longitude from projects
      where latitude is not null and deleted_at is null order by id offset ${place} limit 1
    ), homes as (
      select distinct on (u.project_id) u.id,
        (p.latitude - near.latitude) ^ 2 + (p.longitude - near.longitude) ^ 2 as away
      from near, projects p join units u on u.project_id = p.id
      where p.latitude is not null and u.deleted_at is null and u.show_on_website
        and u.status = 'available'
      order by u.project_id, u.id
    )
    select id from homes order by away, id limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}
