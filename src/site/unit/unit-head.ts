import { homePath, searchPath, unitPath } from '../../shared/paths.ts'
import type { UnitDocument } from '../../units/rules.ts'
import type { Head, PageRequest } from '../page.ts'
import { agency } from '../seo/agency.ts'
import { breadcrumbs } from '../seo/thing.ts'
import { unitListing } from './unit-listing.ts'
import { unitDescription, unitName, unitTitle } from './unit-words.ts'

/** A unit's page: the listing, what is offered, and the way to it. */
export function unitHead(unit: UnitDocument, { origin, site }: PageRequest): Head {
  const { nearestStation } = unit.project
  const title = unitTitle(unit)
  const description = unitDescription(unit)
  const way = nearestStation
    ? { name: nearestStation.name, path: searchPath(`stationId=${nearestStation.id}`) }
    : { name: 'Search', path: searchPath() }
  return {
    title,
    description,
    canonical: unitPath(unit.id),
    image: unit.images[0] ?? unit.project.images[0] ?? null,
    imageAlt: unitName(unit),
    things: [
      breadcrumbs(origin, [
        { name: 'Sathani', path: homePath() },
        way,
        { name: unitName(unit), path: unitPath(unit.id) },
      ]),
      unitListing(unit, {
        origin,
        today: site.today,
        name: title,
        description,
        agency: agency(origin, site),
      }),
    ],
  }
}
