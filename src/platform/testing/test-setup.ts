/** Runs once before all tests: starts one PostgreSQL and creates the template of their databases. */
import type { TestProject } from 'vitest/node'
import { startTemplate, type Template } from './test-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await startTemplate()
  project.provide('template', template)
  return stop
}
