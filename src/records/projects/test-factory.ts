import type { TestApp } from '../../platform/testing/test-app.ts'
import type { ProjectChange, ProjectRecord } from './rules/project.ts'
import { saveProject } from './save-project.ts'

let created = 0

/** Creates a project for a test: by default a condo 150 m from Thong Lo station. */
export function aProject(world: TestApp, overrides: ProjectChange = {}): Promise<ProjectRecord> {
  const input: ProjectChange = {
    name: `Test Residence ${++created}`,
    address: '1 Sukhumvit 55, Watthana, Bangkok',
    propertyType: 'condo',
    latitude: 13.7256,
    longitude: 100.5788,
    ...overrides,
  }
  return saveProject(world.context(), null, input)
}
