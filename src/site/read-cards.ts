import type { Context } from '../context.ts'
import { perVersion } from '../db/per-version.ts'
import { projectDocuments } from '../projects/store.ts'
import type { UnitSearch } from '../units/search-rules.ts'
import {
  type CardProject,
  type CardUnit,
  cardProject,
  cardUnitOf,
} from '../units/site/card-unit.ts'
import { visitorUnits } from '../units/unit-list.ts'

/** One page of a visitor's search as cards, and how many there are in all. */
export async function readCards(
  context: Context,
  search: UnitSearch,
  page: { limit: number; offset: number },
): Promise<{ units: CardUnit[]; total: number }> {
  const { rows, total } = await visitorUnits(context, search, page)
  const projects = await readProjects(context, new Set(rows.map((row) => row.projectId)))
  const units = rows.flatMap(({ unit, projectId }) => {
    const project = projects.get(projectId)
    return project ? [cardUnitOf(JSON.parse(`${unit}null}`), project)] : []
  })
  return { units, total }
}

const knownProjects = perVersion(() => new Map<number, CardProject>())

/** Many units share a project: what cards show of it is read once for each version of the catalogue. */
async function readProjects(
  { db, catalogue }: Context,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, CardProject>> {
  const known = catalogue.isSure ? knownProjects(catalogue) : new Map<number, CardProject>()
  const unknown = [...ids].filter((id) => !known.has(id))
  if (unknown.length > 0) {
    for (const { id, document } of await projectDocuments(db, unknown)) {
      known.set(id, cardProject(JSON.parse(document)))
    }
  }
  return known
}
