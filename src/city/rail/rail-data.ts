import type { DerivedData } from '../places/reference-files.ts'
import { loadStationMinutes } from './load-station-minutes.ts'
import { RAILWAY_FILES } from './read-railway.ts'
import { refreshProjectMinutes } from './refresh-project-minutes.ts'
import { ASSUMED } from './rules/minutes.ts'

/** Minutes between all stations, and from every project to them. */
export const railData: DerivedData = {
  files: RAILWAY_FILES,
  assumptions: ASSUMED,
  async load(tx, files) {
    await loadStationMinutes(tx, files)
    const projects = await tx.selectFrom('projects').select('id').orderBy('id').execute()
    await refreshProjectMinutes(
      tx,
      projects.map(({ id }) => id),
    )
  },
}
