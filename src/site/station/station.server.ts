import { STATION_RADIUS } from '../../city/places/rules/place.ts'
import { unitsAround } from '../../records/units/search/units-around.ts'
import { stationPath } from '../../shared/paths.ts'
import { readOffer } from '../offer/read-offer.server.ts'
import { placePicture } from '../place-picture.server.ts'
import { ALREADY_IN_DOCUMENT, publicPage } from '../serve/page.server.ts'
import { readStation } from './read-station.server.ts'
import { stationHead } from './station-head.server.ts'
import StationPage from './station-page.tsx'

/** A station's page: its lines and the homes around it. */
export const station = publicPage({
  name: 'station',
  path: '/station/:code',
  component: StationPage,
  read: ({ params }) => /^[A-Z\d]{1,10}$/.exec((params.code ?? '').toUpperCase())?.[0] ?? '',
  address: (code) => stationPath(code),

  async load(context, code, request) {
    const stationWithRuns = await readStation(context, code, request.language)
    if (!stationWithRuns) {
      const head = { title: 'Station not found · Sathani', description: 'No such station.' }
      return { status: 404, head, props: { station: null } }
    }
    const [offer, nearby] = await Promise.all([
      readOffer(context, { stationId: stationWithRuns.place.id }, request.language),
      unitsAround(context, stationWithRuns.place.id, STATION_RADIUS),
    ])
    const picture = await placePicture(
      context,
      { at: stationWithRuns.place, metres: STATION_RADIUS },
      nearby.buildings,
    )
    return {
      head: stationHead(stationWithRuns.place, offer, request),
      props: {
        station: { ...stationWithRuns, offer, buildings: nearby.projects },
        today: request.site.today,
        picture,
      },
      jsonProps: { picture: ALREADY_IN_DOCUMENT },
    }
  },
})
