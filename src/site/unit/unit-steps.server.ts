import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { projectPath, unitPath } from '../../shared/paths.ts'
import type { Breadcrumb } from '../breadcrumbs.server.ts'

/** The breadcrumbs of a unit; the last one is the unit itself. */
export function unitSteps(
  { id, unitNumber, project }: PublicUnit,
  toStation: readonly Breadcrumb[],
) {
  return [
    ...toStation,
    { name: project.name, path: projectPath(project.id) },
    { name: `Unit ${unitNumber}`, path: unitPath(id) },
  ]
}
