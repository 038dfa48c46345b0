import { mallList, parkList } from '../../city/places/store.ts'
import { queryRecord } from '../../platform/http/validate.ts'
import { unitSearchQuery } from '../../records/units/rules/query.ts'
import { parseUnitSearch, visitorSearch } from '../../records/units/rules/search.ts'
import { chosenMinutes } from '../../records/units/site/minutes/chosen-minutes.ts'
import { chosenRooms } from '../../records/units/site/power-search/draft.ts'
import { readQuickForm } from '../../records/units/site/quick-search.ts'
import { powerSearchPath } from '../../shared/paths.ts'
import { publicPage } from '../serve/page.server.ts'
import { plainParts } from './power-fields.server.ts'
import PowerSearchPage from './power-search-page.tsx'
import { readStations } from './read-stations.server.ts'

/** The page with every search filter as a plain form, for browsers without JavaScript. */
export const powerSearch = publicPage({
  name: 'power-search',
  path: powerSearchPath(),
  component: PowerSearchPage,
  read: ({ query }) => visitorSearch(parseUnitSearch(readQuickForm(queryRecord(query)))),
  address: (search) => powerSearchPath(unitSearchQuery(search)),

  async load({ db, now, ...context }, filters, { language }) {
    const [{ lines, json }, parks, malls] = await Promise.all([
      readStations({ db, now, ...context }),
      parkList(db),
      mallList(db),
    ])
    const { bedrooms, ...otherFilters } = filters
    const rooms = chosenRooms(filters, 'selectedBedrooms')
    const search = { ...otherFilters, ...(rooms.length > 0 && { selectedBedrooms: [...rooms] }) }
    const parts = plainParts(search, { parks, malls }, now, language)
    const names = new Set<string>([
      ...parts.flatMap(({ fields }) => fields.map(({ name }) => name)),
      ...['stationId', 'minutesTo', 'minutesNear', 'minutesMax'],
    ])
    const hiddenFields = Object.entries(search).filter(([name]) => !names.has(name))
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
        hiddenFields: hiddenFields.map(([name, value]) => ({ name, value: String(value) })),
      },
      jsonProps: { lines: json },
    }
  },
})
