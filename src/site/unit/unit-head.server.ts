import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { listingText } from '../../records/units/site/listing-text.ts'
import { unitName } from '../../records/units/site/unit-name.ts'
import { clipped, DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../../shared/fitted.ts'
import { unitPath } from '../../shared/paths.ts'
import type { Breadcrumb } from '../breadcrumbs.server.ts'
import { agency } from '../seo/agency.server.ts'
import { breadcrumbs } from '../seo/thing.server.ts'
import type { Head, PageRequest } from '../serve/page.server.ts'
import { unitListing } from './unit-listing.server.ts'

/** The head of a unit's page, with its listing and breadcrumbs. `posted` is the day it was entered. */
export function unitHead(
  unit: PublicUnit,
  posted: string,
  steps: readonly Breadcrumb[],
  { origin, site }: PageRequest,
): Head {
  const { seoTitle, seoDescription } = listingText(unit)
  // The lengths bind what is made: what people write stands whole.
  const [ownTitle, ownDescription] = [unit.seoTitle, unit.seoDescription].map(onOneLine)
  const title =
    ownTitle && ownTitle.length > TITLE_LENGTH
      ? ownTitle
      : fitted([seoTitle, 'Sathani'], ' · ', TITLE_LENGTH)
  const description = ownDescription || clipped(seoDescription, DESCRIPTION_LENGTH)
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

function onOneLine(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
