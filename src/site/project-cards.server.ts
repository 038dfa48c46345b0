import { localNames } from '../city/places/local-names.ts'
import type { Context } from '../context.ts'
import { projectList } from '../records/projects/project-list.ts'
import type { ProjectSearch } from '../records/projects/rules/project.ts'
import type { ProjectWithUnitCounts } from '../records/projects/rules/project-response.ts'
import { type CardProject, cardProject } from '../records/projects/site/card-project.ts'
import type { Language } from '../shared/language.ts'

/** The first `limit` projects of a visitor's search as cards, and the total. */
export async function projectCards(
  context: Context,
  search: ProjectSearch,
  limit: number,
  language: Language,
): Promise<{ projects: CardProject[]; total: number }> {
  const { items: json, total } = await projectList(context.db, search, { limit, offset: 0 }, false)
  const rows: ProjectWithUnitCounts[] = JSON.parse(json)
  const names = await localNames(context, language)
  return { projects: rows.map((one) => cardProject(one, language, names)), total }
}
