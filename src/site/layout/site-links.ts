import { homePath, propertiesPath, searchPath, stationMapPath } from '../../shared/paths.ts'
import type { PageName } from '../pages.ts'

/** The links of the header, the phone menu and the footer. */
export const siteLinks: readonly {
  text: 'properties' | 'featured' | 'search' | 'map' | 'about' | 'contact'
  href: string
  page?: PageName
  /** Whether it is left out of the header on tablets. */
  isSpare?: boolean
}[] = [
  { text: 'properties', href: propertiesPath(), page: 'properties' },
  { text: 'featured', href: `${homePath()}#properties`, isSpare: true },
  { text: 'search', href: searchPath(), page: 'search' },
  { text: 'map', href: stationMapPath() },
  { text: 'about', href: `${homePath()}#about` },
  { text: 'contact', href: `${homePath()}#contact` },
]
