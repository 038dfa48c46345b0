import { isBeyondWalking } from '../../shared/distance.ts'
import { searchPath, unitPath } from '../../shared/paths.ts'
import type { UnitDocument } from '../../units/rules.ts'

/** The way to a unit, as its page shows it and search engines read it: the last step is the unit itself. */
export function unitSteps({ id, unitNumber, project }: UnitDocument) {
  const { nearestStation: near, distanceToStation: metres } = project
  const isNear = near !== null && metres !== null && !isBeyondWalking(metres)
  return [
    { name: 'Search', path: searchPath() },
    ...(isNear ? [{ name: near.name, path: searchPath(`stationId=${near.id}`) }] : []),
    { name: project.name, path: searchPath(`projectId=${project.id}`) },
    { name: `Unit ${unitNumber}`, path: unitPath(id) },
  ]
}
