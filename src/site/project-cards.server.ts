import type { Context } from '../context.ts'
import { localNames } from '../places/local-names.ts'
import { projectList } from '../projects/project-list.ts'
import type { ProjectSearch } from '../projects/rules/project.ts'
import type { ProjectWithUnitCounts } from '../projects/rules/project-response.ts'
import { type CardProject, cardProject } from '../projects/site/card-project.ts'
import type { Language } from '../shared/language.ts'

/** The first `limit` projects of a visitor's search as cards, and the total. */
export async function projectCards(
  context: Context,
  search: ProjectSearch,
  limit: number,
  language: Language,
): Promise<{ projects: CardProject[]; total: number }> {
  const { json, total } = await projectList(context.db, search, { limit, offset: 0 }, false)
  const rows: ProjectWithUnitCounts[] = JSON.parse(json)
  const names = await localNames(context, language)
  return { projects: rows.map((one) => cardProject(one, language, names)), total }
}
