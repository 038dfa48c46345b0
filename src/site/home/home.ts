import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { read } from '../../http/validate.ts'
import { receiveInquiry } from '../../inquiries/receive-inquiry.ts'
import { ContactForm, publicForms } from '../../inquiries/rules.ts'
import { contactPayload } from '../../inquiries/site/inquiry-payload.ts'
import { SENT_PLACE } from '../../inquiries/site/sent-form.tsx'
import { FIRST_LIMIT } from '../../places/point-rules.ts'
import { Line } from '../../places/rules.ts'
import { PLACE_TEXT_FIELD } from '../../places/site/minutes/place-fields.ts'
import { homePath, stationMapPath } from '../../shared/paths.ts'
import { chosenMinutes, withMinutes, withPlace } from '../../units/site/minutes/chosen-minutes.ts'
import {
  type MapAsked,
  mapAddress,
  mapQuery,
  minutesQuery,
  readMapAsked,
} from '../../units/site/station-map/map-address.ts'
import { readDevelopers } from '../developers/read-developers.ts'
import { NOT_CARRIED, type PageRequest, publicPage } from '../page.ts'
import { readStations } from '../search/read-stations.ts'
import { readTypedPlace, typedPlace, UNKNOWN_PLACE } from '../typed-place.ts'
import { unitCards } from '../unit-cards.ts'
import { homeHead } from './home-head.ts'
import HomePage from './home-page.tsx'
import { readFeaturedMap } from './read-featured-map.ts'
import { readReach } from './read-reach.ts'
import { readStationMap } from './read-station-map.tsx'

const FEATURED_UNITS = 6
const FEATURED_DEVELOPERS = 6

type View = 'grid' | 'map'
type Asked = { view: View; map: MapAsked & { along: string; unknownPlace: string }; typed: string }

// It sums up the whole catalogue: read once for each version.
const memo = new CatalogueMemo<Awaited<ReturnType<typeof readShown>>>(2)

/** The landing page, and the contact request that is posted to it. */
export const home = publicPage({
  name: 'home',
  path: homePath(),
  component: HomePage,
  read({ query }): Asked {
    const { typed, unknown } = readTypedPlace(query)
    const along = Line.read(query.get('along') ?? '') ?? ''
    return {
      view: query.get('view') === 'map' ? 'map' : 'grid',
      map: { ...readMapAsked(query), along, unknownPlace: unknown },
      typed,
    }
  },
  address({ view, map: { along, unknownPlace, ...map }, typed }) {
    const asked = [
      view === 'map' && 'view=map',
      mapQuery(map),
      along && `along=${along}`,
      typed && `${PLACE_TEXT_FIELD}=${encodeURIComponent(typed)}`,
      unknownPlace && `${UNKNOWN_PLACE}=${encodeURIComponent(unknownPlace)}`,
    ]
    const query = asked.filter(Boolean).join('&')
    return homePath() + (query && `?${query}`)
  },

  async load(context, { view, map: asked, typed }, request, { refused, sent }) {
    if (typed) return { redirect: await placeAddress(context, asked, typed, request) }
    const { site } = request
    const { stations, unitsJson, onMap, ...shown } = await memo.get(context.catalogue, view, () =>
      readShown(context, view),
    )
    const map = await readStationMap(context, asked, stations.lines)
    return {
      head: homeHead(request),
      props: {
        today: site.today,
        ...shown,
        lines: stations.lines,
        map: map.props,
        mapHtml: map.html,
        onMap: onMap?.props ?? null,
        picture: onMap?.picture ?? '',
        contact: { refused, sent },
        agency: { phone: site.phone, email: site.email },
      },
      made: { lines: stations.json, units: unitsJson, mapHtml: NOT_CARRIED, picture: NOT_CARRIED },
    }
  },

  limit: publicForms,
  async receive(context, _asked, form) {
    const contact = read(ContactForm, contactPayload(Object.fromEntries(form)))
    await receiveInquiry(context, { kind: 'contact', ...contact })
    return { path: homePath(), sent: 'contact', place: SENT_PLACE }
  },
})

/** Where the map's form leads that a place was typed into without JavaScript. */
async function placeAddress(
  context: Context,
  asked: MapAsked,
  typed: string,
  request: PageRequest,
): Promise<string> {
  const chosen = asked.minutes ?? { places: [], limit: FIRST_LIMIT }
  const place = await typedPlace(context, typed, request)
  if (place) {
    // Without a place yet it would lose its limit.
    const search = { ...withMinutes({}, chosen), minutesMax: chosen.limit }
    return mapAddress({ ...asked, minutes: chosenMinutes(withPlace(search, place)) })
  }
  const query = new URLSearchParams({ [UNKNOWN_PLACE]: typed })
  return stationMapPath(`${minutesQuery(chosen)}&${query}`)
}

async function readShown(context: Context, view: View) {
  const [{ json: unitsJson, ...featured }, developers, reach, stations] = await Promise.all([
    unitCards(context, {}, { limit: FEATURED_UNITS, offset: 0 }),
    readDevelopers(context, FEATURED_DEVELOPERS),
    readReach(context),
    readStations(context),
  ])
  const ids = featured.units.map(({ id }) => id)
  const onMap = view === 'map' ? await readFeaturedMap(context, ids, stations.lines) : null
  return { ...featured, unitsJson, developers, reach, stations, onMap }
}
