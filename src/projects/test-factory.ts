import type { TestApp } from '../test-app.ts'
import type { ProjectChange, ProjectRecord } from './rules.ts'
import { saveProject } from './save-project.ts'

let made = 0

/** A project for a test: a condo 150 m from Thong Lo station, with whatever the test needs otherwise. */
export function aProject(world: TestApp, overrides: ProjectChange = {}): Promise<ProjectRecord> {
  const input: ProjectChange = {
    name: `Test Residence ${++made}`,
    address: '1 Sukhumvit 55, Watthana, Bangkok',
    propertyType: 'condo',
    latitude: 13.7256,
    longitude: 100.5788,
    ...overrides,
  }
  return saveProject(world.context(), null, input)
}
