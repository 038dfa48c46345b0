import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { CardDeveloper } from '../../records/developers/site/developer-card.tsx'
import { developerList } from '../../records/developers/store.ts'
import { clipped } from '../../shared/fitted.ts'

const DESCRIPTION_LENGTH = 200

/**
 * The newest developers as cards, and the total. A card's project count covers projects with homes on
 * the website.
 */
export async function readDevelopers(
  { db }: Context,
  limit: number,
): Promise<{ shown: CardDeveloper[]; total: number }> {
  const { items: developers, total } = await developerList(db, {}, { limit, offset: 0 })
  const counts = await projectCounts(
    db,
    developers.map(({ id }) => id),
  )
  const shown = developers.map(({ id, name, description, logo, foundedYear }) => ({
    id,
    name,
    description: description && clipped(description, DESCRIPTION_LENGTH),
    logo,
    foundedYear,
    projectCount: counts.get(id) ?? 0,
  }))
  return { shown, total }
}

async function projectCounts(db: Context['db'], ids: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; projects: number }>`
    select p.developer_id as id, count(*)::int as projects
    from projects p
    where p.developer_id = any(${ids}) and p.deleted_at is null and exists (
      select from units u
      where u.project_id = p.id and u.deleted_at is null and u.show_on_website
    )
    group by p.developer_id`.execute(db)
  return new Map(rows.map(({ id, projects }) => [id, projects]))
}
