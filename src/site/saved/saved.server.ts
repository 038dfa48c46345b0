import { localNames } from '../../city/places/local-names.ts'
import { publicUnits } from '../../records/units/store.ts'
import { counted } from '../../shared/counted.ts'
import { MAX_ID } from '../../shared/fields/fields.ts'
import { savedPath } from '../../shared/paths.ts'
import { publicPage } from '../serve/page.server.ts'
import { comparedUnit } from './compared-unit.server.ts'
import SavedPage from './saved-page.tsx'
import { readSavedQuery, savedAddress } from './saved-query.ts'

/** The page of saved homes: those of the URL, else those saved in the browser. */
export const saved = publicPage({
  name: 'saved',
  path: savedPath(),
  component: SavedPage,
  read: ({ query }) => readSavedQuery(query),
  address: savedAddress,

  async load(context, { homes: ids, compared }, { origin, site, language }) {
    const validIds = ids.filter((id) => id <= MAX_ID)
    const units = validIds.length > 0 ? await publicUnits(context.db, validIds) : new Map()
    const names = await localNames(context, language)
    const homes = ids.flatMap((id) => {
      const unit = units.get(id)
      return unit ? comparedUnit(unit, language, names) : []
    })
    return {
      head: {
        title: `${ids.length > 0 ? `${counted(homes.length, 'home', language)} in Bangkok` : 'Saved homes'} · Sathani`,
        description: 'Homes near Bangkok’s train stations, side by side.',
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
