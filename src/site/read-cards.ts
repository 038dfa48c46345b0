import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { perVersion } from '../db/per-version.ts'
import { projectDocuments } from '../projects/store.ts'
import type { UnitSearch } from '../units/search-rules.ts'
import {
  type CardProject,
  type CardUnit,
  cardProject,
  cardUnitOf,
} from '../units/site/card-unit.ts'
import { visitorDocuments } from '../units/store.ts'
import { visitorUnitIds } from '../units/unit-list.ts'
import { unchanging } from './html-text.ts'

/** Cards known at once, of some 600 bytes each. */
const MOST = 20_000

/** One page of a visitor's search as cards, and how many there are in all. */
export async function readCards(
  context: Context,
  search: UnitSearch,
  page: { limit: number; offset: number },
): Promise<{ units: CardUnit[]; total: number }> {
  const { ids, total } = await visitorUnitIds(context, search, page)
  return { units: await cardsById(context, ids), total }
}

type Known = { cards: Map<number, CardUnit>; projects: Map<number, CardProject> }

const nothingKnown = (): Known => ({ cards: new Map(), projects: new Map() })
const knownOf = perVersion(nothingKnown)

/**
 * The cards of these units, in their order: each read once for each version of the catalogue, because
 * searches find the same units again and again.
 */
async function cardsById({ db, catalogue }: Context, ids: readonly number[]): Promise<CardUnit[]> {
  const known = catalogue.isSure ? knownOf(catalogue) : nothingKnown()
  const found = new Map(ids.map((id) => [id, known.cards.get(id)]))
  const missing = ids.filter((id) => !found.get(id))
  if (missing.length > 0) {
    for (const card of await freshCards(db, missing, known.projects)) {
      found.set(card.id, card)
      if (known.cards.size < MOST) known.cards.set(card.id, card)
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function freshCards(
  db: Db,
  ids: readonly number[],
  projects: Known['projects'],
): Promise<CardUnit[]> {
  const units = await visitorDocuments(db, ids)
  const unknown = new Set(units.map((unit) => unit.projectId).filter((id) => !projects.has(id)))
  if (unknown.size > 0) {
    for (const { id, document } of await projectDocuments(db, [...unknown])) {
      projects.set(id, cardProject(JSON.parse(document)))
    }
  }
  return units.flatMap(({ document, projectId }) => {
    const project = projects.get(projectId)
    return project ? unchanging(cardUnitOf(JSON.parse(`${document}null}`), project)) : []
  })
}
