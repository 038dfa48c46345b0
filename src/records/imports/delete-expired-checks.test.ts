import { expect, test } from 'vitest'
import { JobRunner } from '../../platform/jobs/runner.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { deleteExpiredChecks } from './delete-expired-checks.ts'
import { importRequests } from './test-files.ts'

const DAY = 86_400_000
const world = await testApp()
const admin = await world.signIn('admin')
const requests = importRequests(world)

test('a check that was never run is deleted with its rows after seven days, an import never', async () => {
  const checked = await requests.check(admin, 'developers', 'name\nNever run\n')
  const run = await requests.all(admin, 'developers', 'name\nRun\n')
  const importIds = async () =>
    (await world.db.selectFrom('imports').select('id').orderBy('id').execute()).map(({ id }) => id)
  const start = world.now.getTime()
  const runNightlyJobAfter = async (days: number) => {
    world.now = new Date(start + days * DAY)
    const runner = new JobRunner(world.services, [deleteExpiredChecks])
    await runner.start()
    await runner.idle()
    await runner.stop()
  }
  await runNightlyJobAfter(6)
  expect(await importIds()).toEqual([checked.body.id, run.id])
  await runNightlyJobAfter(8)
  expect(await importIds()).toEqual([run.id])
  const rows = await world.db.selectFrom('importRows').select('importId').distinct().execute()
  expect(rows).toEqual([{ importId: run.id }])
})
