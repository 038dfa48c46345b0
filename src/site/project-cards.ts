import type { Db } from '../db/connect.ts'
import type { PublicProject } from '../projects/answer-rules.ts'
import { projectList } from '../projects/project-list.ts'
import type { ProjectSearch } from '../projects/rules.ts'
import { type CardProject, cardProject } from '../projects/site/card-project.ts'

/** The first projects of a visitor's search as cards, and how many it finds in all. */
export async function projectCards(
  db: Db,
  search: ProjectSearch,
  limit: number,
): Promise<{ projects: CardProject[]; total: number }> {
  const { json, total } = await projectList(db, search, { limit, offset: 0 }, false)
  const found: PublicProject[] = JSON.parse(json)
  return { projects: found.map(cardProject), total }
}
