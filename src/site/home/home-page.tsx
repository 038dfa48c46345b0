import type { ComponentProps } from 'react'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { RecentlyViewed } from '../saved/recently-viewed.tsx'
import { AboutSection } from './about-section.tsx'
import { Contact } from './contact.tsx'
import { FeaturedDevelopers } from './featured-developers.tsx'
import { FeaturedUnits } from './featured-units.tsx'
import { Hero } from './hero.tsx'
import { MapSection } from './map-section.tsx'

/** The landing page: quick search, newest homes, map, about, contact. */
export default function HomePage({
  lines,
  map,
  mapHtml,
  developers,
  aboutHtml,
  contact,
  agency,
  ...featured
}: {
  lines: readonly LineChoice[]
  map: ComponentProps<typeof MapSection>['map']
  mapHtml: string
  developers: ComponentProps<typeof FeaturedDevelopers>
  aboutHtml: string
  contact: ComponentProps<typeof Contact>['form']
  agency: ComponentProps<typeof Contact>['site']
} & ComponentProps<typeof FeaturedUnits>) {
  return (
    <>
      <Hero lines={lines} total={featured.total} />
      <FeaturedUnits {...featured} />
      <MapSection lines={lines} map={map} html={mapHtml} />
      <FeaturedDevelopers {...developers} />
      <AboutSection html={aboutHtml} />
      <Contact form={contact} site={agency} />
      <div className="page-width">
        <RecentlyViewed />
      </div>
    </>
  )
}
