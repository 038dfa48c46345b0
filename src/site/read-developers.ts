import type { Context } from '../context.ts'
import type { CardDeveloper } from '../developers/site/developer-card.tsx'
import { developerList } from '../developers/store.ts'
import { FEATURED } from './featured-developers.tsx'
import { unchanging } from './html-text.ts'
import { oncePerVersion } from './once-per-version.ts'
import { clipped } from './seo/fitted.ts'

const MOST = 1000
const DESCRIPTION_LENGTH = 200

/** Developers as cards, and how many there are in all. */
type Developers = { shown: CardDeveloper[]; total: number }

/** The featured developers, or all of them. */
export function readDevelopers(context: Context, which: 'featured' | 'all'): Promise<Developers> {
  return which === 'all' ? readAll(context) : readFeatured(context)
}

const readFeatured = oncePerVersion(async (context: Context) =>
  unchanging(await readCards(context, FEATURED)),
)
const readAll = oncePerVersion(async (context: Context) =>
  unchanging(await readCards(context, MOST)),
)

async function readCards({ db }: Context, limit: number): Promise<Developers> {
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
