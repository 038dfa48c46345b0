import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../../shared/fitted.ts'
import { stationPath } from '../../shared/paths.ts'
import type { Offer } from '../offer/read-offer.server.ts'
import { breadcrumbs } from '../seo/thing.server.ts'
import type { Head, PageRequest } from '../serve/page.server.ts'
import type { StationPlace } from './read-station.server.ts'
import { stationSteps } from './station-steps.ts'

/** The head of a station's page, with the station as a schema.org place and its breadcrumbs. */
export function stationHead(place: StationPlace, offer: Offer, { origin }: PageRequest): Head {
  const { name, nameTh, code, platforms } = place
  const url = origin + stationPath(code)
  const lines = platforms.map(({ label }) => label).join(' and ')
  const description = fitted(
    [
      `${countedHomes(offer.total)} within 1 km of ${name} station, ${lines}.`,
      'What they rent and sell for, and the next stops with their minutes.',
    ],
    ' ',
    DESCRIPTION_LENGTH,
  )
  return {
    title: fitted([`Homes near ${name} station`, nameTh, 'Sathani'], ' · ', TITLE_LENGTH),
    description,
    canonical: stationPath(code),
    noindex: offer.total === 0,
    image: offer.units.find(({ image }) => image)?.image ?? null,
    imageAlt: `A home near ${name}`,
    things: [
      breadcrumbs(origin, stationSteps(place)),
      {
        '@type': 'TrainStation',
        '@id': `${url}#station`,
        url,
        name,
        alternateName: nameTh,
        geo: {
          '@type': 'GeoCoordinates',
          latitude: place.latitude,
          longitude: place.longitude,
        },
      },
    ],
  }
}
