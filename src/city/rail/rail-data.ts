import type { DerivedData } from '../places/reference-files.ts'
import { loadStationMinutes } from './load-station-minutes.ts'
import { RAILWAY_FILES } from './read-railway.ts'
import { ASSUMED } from './rules/minutes.ts'

/** Minutes between all stations. */
export const railData: DerivedData = {
  files: RAILWAY_FILES,
  assumptions: ASSUMED,
  load: loadStationMinutes,
}
