import { homePath, propertiesPath, searchPath, stationMapPath } from '../shared/paths.ts'
import type { PageName } from './pages.ts'

/** The ways around the public site, in the header, the phone's menu and the footer. */
export const siteLinks: readonly {
  label: string
  href: string
  page?: PageName
  /** Whether a tablet's header has no room for it. */
  isSpare?: boolean
}[] = [
  { label: 'All Properties', href: propertiesPath(), page: 'properties' },
  { label: 'Featured', href: `${homePath()}#properties`, isSpare: true },
  { label: 'Search', href: searchPath(), page: 'search' },
  { label: 'Map', href: stationMapPath() },
  { label: 'About', href: `${homePath()}#about` },
  { label: 'Contact', href: `${homePath()}#contact` },
]
