import type { Context } from '../context.ts'
import type { CardDeveloper } from '../developers/site/developer-card.tsx'
import { developerList } from '../developers/store.ts'
import { FEATURED } from './featured-developers.tsx'
import { clipped } from './seo/fitted.ts'

const MOST = 1000
const DESCRIPTION_LENGTH = 200

/** The featured developers, or all of them, as cards; and how many there are. */
export async function readDevelopers(
  { db }: Context,
  which: 'featured' | 'all',
): Promise<{ shown: CardDeveloper[]; total: number }> {
  const page = { limit: which === 'all' ? MOST : FEATURED, offset: 0 }
  const { developers, total } = await developerList(db, {}, page)
  const shown = developers.map(({ id, name, description, logo, foundedYear, projectCount }) => ({
    id,
    name,
    description: description && clipped(description, DESCRIPTION_LENGTH),
    logo,
    foundedYear,
    projectCount,
  }))
  return { shown, total }
}
