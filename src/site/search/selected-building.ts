import type { UnitSearch } from '../../records/units/rules/search.ts'
import {
  type CardUnit,
  cardUnit,
  type FoundPublicUnit,
} from '../../records/units/site/card-unit.ts'
import { callApiList } from '../../shared/api-client.ts'
import type { Language } from '../../shared/language.ts'
import { searchCall } from '../power-search/count-matches.ts'
import { PAGE_SIZE } from './paging.ts'

type Building = { id: number; name: string }

/** The building selected on the map, with its homes that match the search. */
export type SelectedBuilding = { project: Building; units: readonly CardUnit[]; total: number }

/** Loads a building's homes that match a search, regardless of the map's area. */
export async function readSelectedBuilding(
  { box, ...search }: UnitSearch,
  project: Building,
  language: Language,
): Promise<SelectedBuilding> {
  const path = searchCall({ ...search, projectId: project.id }, PAGE_SIZE, 0)
  const { items, total } = await callApiList<FoundPublicUnit>(path)
  return { project, units: items.map((unit) => cardUnit(unit, search, language)), total }
}
