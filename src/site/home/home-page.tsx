import type { ComponentProps } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { FeaturedDevelopers } from './featured-developers.tsx'
import { FeaturedUnits } from './featured-units.tsx'
import { Hero } from './hero.tsx'
import { MapSection } from './map-section.tsx'

/** The landing page: find by station, see the newest, learn who we are, ask to be contacted. */
export default function HomePage({
  lines,
  map,
  mapHtml,
  developers,
  reach,
  contact,
  agency,
  ...featured
}: {
  lines: readonly LineChoice[]
  map: ComponentProps<typeof MapSection>['map']
  mapHtml: string
  developers: ComponentProps<typeof FeaturedDevelopers>
  reach: ComponentProps<typeof About>['reach']
  contact: ComponentProps<typeof Contact>['form']
  agency: ComponentProps<typeof Contact>['site']
} & ComponentProps<typeof FeaturedUnits>) {
  return (
    <>
      <Hero lines={lines} total={featured.total} />
      <FeaturedUnits {...featured} />
      <MapSection lines={lines} map={map} html={mapHtml} />
      <FeaturedDevelopers {...developers} />
      <About homes={featured.total} reach={reach} />
      <Contact form={contact} site={agency} />
    </>
  )
}
