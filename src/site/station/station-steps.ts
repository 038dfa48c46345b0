import { linePath, stationPath } from '../../shared/paths.ts'
import type { Breadcrumb } from '../breadcrumbs.server.ts'
import type { StationPlace } from './read-station.server.ts'

/** The breadcrumbs of a station: its line and itself. */
export function stationSteps({ name, code, platforms }: StationPlace): Breadcrumb[] {
  const [mainPlatform] = platforms
  return [
    ...(mainPlatform ? [{ name: mainPlatform.label, path: linePath(mainPlatform.line) }] : []),
    { name, path: stationPath(code) },
  ]
}
