import type { Context } from '../context.ts'
import { queryRecord } from '../http/validate.ts'
import { placeName } from '../places/store.ts'
import { projectName } from '../projects/store.ts'
import { searchPath } from '../shared/paths.ts'
import { parseUnitSearch, type UnitSearch, visitorSearch } from '../units/search-rules.ts'
import { PAGE_SIZE, pageAddress, readPage } from '../units/site/paging.ts'
import { readQuickForm } from '../units/site/quick-search.ts'
import { type GivenNames, searchNames } from '../units/site/search-names.ts'
import { waysOut } from '../units/site/ways-out.ts'
import { type PageRequest, publicPage } from './page.ts'
import { readCards } from './read-cards.ts'
import { readStations } from './read-stations.ts'
import { searchHead } from './seo/search-head.ts'

/** The results of a search. What is wrong in its address falls away. */
export const search = publicPage({
  name: 'search',
  path: searchPath(),
  address: (request) => {
    const { asked, page } = read(request)
    // A form's own address is another question: its answer leads on.
    return pageAddress(asked, page) + (request.query.has('price') ? '#form' : '')
  },

  async load(context, request) {
    const { asked, page } = read(request)
    if (request.query.has('price')) return { redirect: pageAddress(asked, page) }
    const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    const { units, total } = await readCards(context, asked, window)
    const { lines, carried } = await readStations(context.db)
    const names = await readNames(context, asked)
    const count = async (other: UnitSearch) =>
      (await readCards(context, other, { limit: 1, offset: 0 })).total
    const ways =
      total === 0 ? await waysOut(asked, searchNames(asked, names, lines), lines, count) : []
    return {
      head: searchHead({ search: asked, page, lines, units, total }, request),
      props: { today: request.site.today, lines, names, search: asked, page, units, total, ways },
      carried: { lines: carried },
    }
  },
})

function read({ query }: PageRequest): { asked: UnitSearch; page: number } {
  const asked = visitorSearch(parseUnitSearch(readQuickForm(queryRecord(query))))
  return { asked, page: readPage(query.get('page')) }
}

async function readNames({ db }: Context, search: UnitSearch): Promise<GivenNames> {
  const { parkId, mallId, projectId } = search
  const [park, mall, project] = await Promise.all([
    parkId === undefined ? null : placeName(db, 'parks', parkId),
    mallId === undefined ? null : placeName(db, 'malls', mallId),
    projectId === undefined ? null : projectName(db, projectId),
  ])
  return { park, mall, project }
}
