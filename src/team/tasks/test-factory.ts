import type { SignedIn, TestApp } from '../../platform/testing/test-app.ts'
import type { TaskInput, TaskRecord } from './rules/task.ts'
import { addTask } from './save-task.ts'

/** A task for a test, of whoever enters it. */
export function aTask(
  world: TestApp,
  overrides: Partial<TaskInput> = {},
  as: SignedIn | null = null,
): Promise<TaskRecord> {
  return addTask(world.context(as?.actor ?? null), { title: 'Call back', ...overrides })
}
