import { callApiList } from '../../shared/api-client.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import { type CardUnit, cardUnit, type FoundDocument } from '../../units/site/card-unit.ts'
import { searchCall } from './count-matches.ts'
import { PAGE_SIZE } from './paging.ts'

type Building = { id: number; name: string }

/** The building that was pressed on the map, and those of its homes that are searched for. */
export type Leading = { project: Building; units: readonly CardUnit[]; total: number }

/** Reads the homes of a building that a search finds, wherever the map looks. */
export async function readLeading(
  { box, ...search }: UnitSearch,
  project: Building,
): Promise<Leading> {
  const path = searchCall({ ...search, projectId: project.id }, PAGE_SIZE, 0)
  const { items, total } = await callApiList<FoundDocument>(path)
  return { project, units: items.map((unit) => cardUnit(unit, search)), total }
}
