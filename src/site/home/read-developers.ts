import type { Context } from '../../context.ts'
import type { CardDeveloper } from '../../developers/site/developer-card.tsx'
import { developerList } from '../../developers/store.ts'
import { clipped } from '../seo/fitted.ts'
import { FEATURED } from './featured-developers.tsx'

const MOST = 1000
const DESCRIPTION_LENGTH = 200

/** The featured developers as cards, or all of them, and how many there are in all. */
export async function readDevelopers(
  { db }: Context,
  which: 'featured' | 'all',
): Promise<{ shown: CardDeveloper[]; total: number }> {
  const limit = which === 'all' ? MOST : FEATURED
  const { developers, total } = await developerList(db, {}, { limit, offset: 0 })
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
