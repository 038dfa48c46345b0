import { STATION_RADIUS } from '../../places/rules.ts'
import { stationPath } from '../../shared/paths.ts'
import { homesAround } from '../../units/homes-around.ts'
import { readOffer } from '../offer/read-offer.ts'
import { NOT_CARRIED, publicPage } from '../page.ts'
import { placePicture } from '../place-picture.ts'
import { readStation } from './read-station.ts'
import { stationHead } from './station-head.ts'
import StationPage from './station-page.tsx'

/** A station: where it leads, and what is on offer around it. */
export const station = publicPage({
  name: 'station',
  path: '/station/:code',
  component: StationPage,
  read: ({ params }) => /^[A-Z\d]{1,10}$/.exec((params.code ?? '').toUpperCase())?.[0] ?? '',
  address: (code) => stationPath(code),

  async load(context, code, request) {
    const found = await readStation(context, code)
    if (!found) {
      const head = { title: 'Station not found · Sathani', description: 'No such station.' }
      return { status: 404, head, props: { station: null } }
    }
    const [offer, around] = await Promise.all([
      readOffer(context, { stationId: found.place.id }),
      homesAround(context, found.place.id, STATION_RADIUS),
    ])
    const picture = await placePicture(context, found.place, STATION_RADIUS, around.buildings)
    return {
      head: stationHead(found.place, offer, request),
      props: {
        station: { ...found, offer, buildings: around.projects },
        today: request.site.today,
        picture,
      },
      made: { picture: NOT_CARRIED },
    }
  },
})
