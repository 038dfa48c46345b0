import { afterAll, expect, test, vi } from 'vitest'

vi.mock('../../../shared/distance.ts', async (original) => ({
  ...(await original<object>()),
  METRES_PER_MINUTE: 67,
}))
// Modules are evaluated again with this speed, and once more for the next file without it.
vi.resetModules()
const { journeyJoins, journeysJson, projectsWithin } = await import('./journeys.ts')
const { mentions } = await import('./search-mentions.ts')
afterAll(() => {
  vi.doUnmock('../../../shared/distance.ts')
  vi.resetModules()
})

test('Searches walk as fast as the constant says', () => {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const query = { minutesNear: ['13.73700~100.56030~Asok'], minutesMax: 20 }
  const statements = [
    ...projectsWithin(query, bind),
    ...journeyJoins(query, bind),
    journeysJson(query, bind, 'u.project_id'),
    ...mentions('8 min walk', bind),
  ].join('\n')
  expect(statements.match(/\/ 67\.0/g)?.length).toBeGreaterThanOrEqual(7)
  expect(statements).not.toMatch(/\/ 80\b/)
})
