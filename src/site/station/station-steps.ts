import { linePath, stationPath } from '../../shared/paths.ts'
import type { Step } from '../steps.ts'
import type { StationPlace } from './read-station.ts'

/** The way to a station: its line, and itself. */
export function stationSteps({ name, code, platforms }: StationPlace): Step[] {
  const [own] = platforms
  return [
    ...(own ? [{ name: own.label, path: linePath(own.line) }] : []),
    { name, path: stationPath(code) },
  ]
}
