import { queryRecord } from '../../http/validate.ts'
import { mallList, parkList } from '../../places/store.ts'
import { powerSearchPath } from '../../shared/paths.ts'
import { unitSearchQuery } from '../../units/query-rules.ts'
import { parseUnitSearch, visitorSearch } from '../../units/search-rules.ts'
import { chosenMinutes } from '../../units/site/minutes/chosen-minutes.ts'
import { chosenRooms } from '../../units/site/power-search/draft.ts'
import { readQuickForm } from '../../units/site/quick-search.ts'
import { publicPage } from '../page.ts'
import { readStations } from '../search/read-stations.ts'
import { plainParts } from './power-fields.ts'
import PowerSearchPage from './power-search-page.tsx'

/** Every filter as a plain form, for browsers without JavaScript. */
export const powerSearch = publicPage({
  name: 'power-search',
  path: powerSearchPath(),
  component: PowerSearchPage,
  read: ({ query }) => visitorSearch(parseUnitSearch(readQuickForm(queryRecord(query)))),
  address: (search) => powerSearchPath(unitSearchQuery(search)),

  async load({ db, now, ...context }, asked) {
    const [{ lines, json }, parks, malls] = await Promise.all([
      readStations({ db, now, ...context }),
      parkList(db),
      mallList(db),
    ])
    const { bedrooms, ...rest } = asked
    const rooms = chosenRooms(asked, 'selectedBedrooms')
    const search = { ...rest, ...(rooms.length > 0 && { selectedBedrooms: [...rooms] }) }
    const parts = plainParts(search, { parks, malls }, now)
    const names = new Set<string>([
      ...parts.flatMap(({ fields }) => fields.map(({ name }) => name)),
      ...['stationId', 'minutesTo', 'minutesNear', 'minutesMax'],
    ])
    const kept = Object.entries(search).filter(([name]) => !names.has(name))
    return {
      head: {
        title: 'Power Search · Sathani',
        description: 'Homes in Bangkok by every filter there is.',
        canonical: powerSearchPath(),
        noindex: true,
      },
      props: {
        lines,
        stationId: search.stationId ?? null,
        minutes: chosenMinutes(search),
        parts,
        kept: kept.map(([name, value]) => ({ name, value: String(value) })),
      },
      made: { lines: json },
    }
  },
})
