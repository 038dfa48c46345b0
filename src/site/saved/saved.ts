import { MAX_ID } from '../../shared/fields.ts'
import { savedPath } from '../../shared/paths.ts'
import { shownUnits } from '../../units/store.ts'
import { publicPage } from '../page.ts'
import { readAsked, savedAddress } from './asked.ts'
import { savedHome } from './compared-home.ts'
import SavedPage from './saved-page.tsx'

/** Homes that somebody keeps: those of its address, else those that the browser keeps itself. */
export const saved = publicPage({
  name: 'saved',
  path: savedPath(),
  component: SavedPage,
  read: ({ query }) => readAsked(query),
  address: savedAddress,

  async load({ db }, { homes: ids, compared }, { origin, site }) {
    const known = ids.filter((id) => id <= MAX_ID)
    const found = known.length > 0 ? await shownUnits(db, known) : new Map()
    const homes = ids.flatMap((id) => {
      const unit = found.get(id)
      return unit ? savedHome(unit) : []
    })
    return {
      head: {
        title: 'Saved homes · Sathani',
        description: 'Homes near the trains of Bangkok, side by side.',
        noindex: true,
      },
      props: {
        list: ids.length > 0 ? { ids, homes } : null,
        compared,
        url: origin + savedAddress({ homes: ids, compared: [] }),
        today: site.today,
      },
    }
  },
})
