import { projectPath, unitPath } from '../../shared/paths.ts'
import type { UnitDocument } from '../../units/rules.ts'
import type { Step } from '../steps.ts'

/** The way to a unit, as its page shows it and search engines read it: the last step is the unit itself. */
export function unitSteps({ id, unitNumber, project }: UnitDocument, toStation: readonly Step[]) {
  return [
    ...toStation,
    { name: project.name, path: projectPath(project.id) },
    { name: `Unit ${unitNumber}`, path: unitPath(id) },
  ]
}
