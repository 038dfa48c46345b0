import type { ProjectWithUnitCounts } from '../../records/projects/rules/project-response.ts'
import { homesLine } from '../../records/projects/site/homes-line.ts'
import { clipped, DESCRIPTION_LENGTH, fitted, sentence, TITLE_LENGTH } from '../../shared/fitted.ts'
import { projectPath } from '../../shared/paths.ts'
import type { Breadcrumb } from '../breadcrumbs.server.ts'
import { breadcrumbs } from '../seo/thing.server.ts'
import type { Head, PageRequest } from '../serve/page.server.ts'
import { postalAddress } from '../unit/postal-address.server.ts'

/** The head of a project's page, with the building as a schema.org place and its breadcrumbs. */
export function projectHead(
  project: ProjectWithUnitCounts,
  steps: readonly Breadcrumb[],
  { origin }: PageRequest,
): Head {
  const { id, name, address, latitude, longitude, images } = project
  const url = origin + projectPath(id)
  const description = fitted(
    [sentence(`${clipped(name, 60)}, ${clipped(address, 60)}`), sentence(homesLine(project.homes))],
    ' ',
    DESCRIPTION_LENGTH,
  )
  return {
    title: fitted([clipped(name, 40), 'homes and building', 'Sathani'], ' · ', TITLE_LENGTH),
    description,
    canonical: projectPath(id),
    image: images[0] ?? null,
    imageAlt: name,
    things: [
      breadcrumbs(origin, steps),
      {
        '@type': 'ApartmentComplex',
        '@id': `${url}#building`,
        url,
        name,
        description,
        image: images.map((image) => origin + image),
        address: postalAddress(address),
        geo:
          latitude === null || longitude === null
            ? undefined
            : { '@type': 'GeoCoordinates', latitude, longitude },
        numberOfAccommodationUnits: project.totalUnits ?? undefined,
        numberOfAvailableAccommodationUnits: project.homes.available,
      },
    ],
  }
}
