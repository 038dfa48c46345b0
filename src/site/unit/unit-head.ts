import { unitPath } from '../../shared/paths.ts'
import type { UnitDocument } from '../../units/rules.ts'
import { unitName } from '../../units/site/unit-name.ts'
import type { Head, PageRequest } from '../page.ts'
import { agency } from '../seo/agency.ts'
import { breadcrumbs } from '../seo/thing.ts'
import type { Step } from '../steps.ts'
import { unitListing } from './unit-listing.ts'
import { unitDescription, unitTitle } from './unit-words.ts'

/** A unit's page: the listing, what is offered, and the way to it. `posted` is the day it was entered. */
export function unitHead(
  unit: UnitDocument,
  posted: string,
  steps: readonly Step[],
  { origin, site }: PageRequest,
): Head {
  const title = unitTitle(unit)
  const description = unitDescription(unit)
  return {
    title,
    description,
    canonical: unitPath(unit.id),
    image: unit.images[0] ?? unit.project.images[0] ?? null,
    imageAlt: unitName(unit.project.name, unit.unitNumber),
    things: [
      breadcrumbs(origin, steps),
      unitListing(unit, {
        origin,
        today: site.today,
        posted,
        name: title,
        description,
        agency: agency(origin, site),
      }),
    ],
  }
}
