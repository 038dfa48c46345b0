import { Line } from '../../city/places/rules/place.ts'
import { FIRST_LIMIT } from '../../city/rail/rules/points.ts'
import { PLACE_TEXT_FIELD } from '../../city/rail/site/minutes/place-fields.ts'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import { read } from '../../platform/http/validate.ts'
import {
  chosenMinutes,
  withMinutes,
  withPlace,
} from '../../records/units/site/minutes/chosen-minutes.ts'
import {
  type MapQuery,
  mapAddress,
  mapQuery,
  minutesQuery,
  readMapQuery,
} from '../../records/units/site/station-map/map-address.ts'
import { receiveInquiry } from '../../sales/inquiries/receive-inquiry.ts'
import { ContactForm, publicForms } from '../../sales/inquiries/rules/inquiry.ts'
import { contactPayload } from '../../sales/inquiries/site/contact-payload.ts'
import { SENT_FRAGMENT } from '../../sales/inquiries/site/sent-form.tsx'
import { type Language, textsIn } from '../../shared/language.ts'
import { homePath, searchPath } from '../../shared/paths.ts'
import { readDevelopers } from '../developers/read-developers.server.ts'
import { readStations } from '../power-search/read-stations.server.ts'
import { ON_MAP } from '../search/search.server.ts'
import { ALREADY_IN_DOCUMENT, type PageRequest, publicPage } from '../serve/page.server.ts'
import { onlyPlace, readTypedPlace, typedPlaces } from '../typed-place.server.ts'
import { unitCards } from '../unit-cards.server.ts'
import { renderAbout } from './about.server.tsx'
import { homeHead } from './home-head.server.ts'
import { homeHeadTexts } from './home-head-texts.server.ts'
import HomePage from './home-page.tsx'
import { readFeaturedMap } from './read-featured-map.server.tsx'
import { readReach } from './read-reach.server.ts'
import { readStationMap } from './read-station-map.server.tsx'

const FEATURED_UNITS = 6
const FEATURED_DEVELOPERS = 6

type View = 'grid' | 'map'
type Asked = { isOwner: boolean; view: View; map: MapQuery & { along: string }; typed: string }

// A summary of the whole catalogue, computed once per catalogue version and language.
const memo = new CatalogueMemo<Awaited<ReturnType<typeof readShown>>>(6)

/** The landing page, and the contact form posted to it. */
export const home = publicPage({
  name: 'home',
  path: homePath(),
  component: HomePage,
  read({ query }): Asked {
    const along = Line.read(query.get('along') ?? '') ?? ''
    return {
      isOwner: query.has('owner'),
      view: query.get('view') === 'map' ? 'map' : 'grid',
      map: { ...readMapQuery(query), along },
      typed: readTypedPlace(query),
    }
  },
  address({ isOwner, view, map: { along, ...map }, typed }) {
    const asked = [
      isOwner && 'owner=1',
      view === 'map' && 'view=map',
      mapQuery(map),
      along && `along=${along}`,
      typed && `${PLACE_TEXT_FIELD}=${encodeURIComponent(typed)}`,
    ]
    const query = asked.filter(Boolean).join('&')
    return homePath() + (query && `?${query}`)
  },

  async load(context, { isOwner, view, map: asked, typed }, request, { refused, sent }) {
    if (typed) return { redirect: await placeAddress(context, asked, typed, request) }
    const { site } = request
    const { owner } = textsIn(request.language, homeHeadTexts)
    const { stations, unitsJson, featuredHtml, ...shown } = await memo.get(
      context.catalogue,
      `${request.language.tag} ${view}`,
      () => readShown(context, view, request.language),
    )
    const map = await readStationMap(context, asked, stations.lines, request.language)
    return {
      head: homeHead(request),
      props: {
        today: site.today,
        ...shown,
        lines: stations.lines,
        map: map.props,
        mapHtml: map.html,
        isMap: featuredHtml !== null,
        featuredHtml: featuredHtml ?? '',
        contact: { refused, sent, ...(isOwner && { begins: owner }) },
        agency: { phone: site.phone, email: site.email },
      },
      jsonProps: {
        lines: stations.json,
        units: unitsJson,
        mapHtml: ALREADY_IN_DOCUMENT,
        aboutHtml: ALREADY_IN_DOCUMENT,
        featuredHtml: ALREADY_IN_DOCUMENT,
      },
    }
  },

  limit: publicForms,
  async receive(context, _asked, form) {
    const contact = read(ContactForm, contactPayload(Object.fromEntries(form)))
    await receiveInquiry(context, { kind: 'contact', ...contact })
    return { path: homePath(), sent: 'contact', fragment: SENT_FRAGMENT }
  },
})

/** The redirect target of the map's form with a place typed without JavaScript. */
async function placeAddress(
  context: Context,
  asked: MapQuery,
  typed: string,
  request: PageRequest,
): Promise<string> {
  const chosen = asked.minutes ?? { places: [], limit: FIRST_LIMIT }
  const place = onlyPlace(await typedPlaces(context, typed, request))
  if (place) {
    // Keeps the limit while there is no place yet.
    const search = { ...withMinutes({}, chosen), minutesMax: chosen.limit }
    return mapAddress({ ...asked, minutes: chosenMinutes(withPlace(search, place)) })
  }
  const query = new URLSearchParams({ [PLACE_TEXT_FIELD]: typed, [ON_MAP]: '1' })
  return searchPath(`${minutesQuery(chosen)}&${query}`)
}

async function readShown(context: Context, view: View, language: Language) {
  const [{ json: unitsJson, ...featured }, developers, reach, stations] = await Promise.all([
    unitCards(context, {}, { limit: FEATURED_UNITS, offset: 0 }, language),
    readDevelopers(context, FEATURED_DEVELOPERS),
    readReach(context),
    readStations(context),
  ])
  const ids = featured.units.map(({ id }) => id)
  const featuredHtml =
    view === 'map' ? await readFeaturedMap(context, ids, stations.lines, language) : null
  const aboutHtml = renderAbout(language, featured.total, reach)
  return { ...featured, unitsJson, developers, aboutHtml, stations, featuredHtml }
}
