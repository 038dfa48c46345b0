import { homePath, propertiesPath, searchPath, stationMapPath } from '../shared/paths.ts'

/** The ways around the public site, in the header, the phone's menu and the footer. */
export const siteLinks = [
  { label: 'All Properties', href: propertiesPath() },
  { label: 'Search', href: searchPath() },
  { label: 'Map', href: stationMapPath() },
  { label: 'About', href: `${homePath()}#about` },
  { label: 'Contact', href: `${homePath()}#contact` },
]
