import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const title = { name: 'User Management Settings' }

test('an admin sees an empty list of given-up jobs', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin?settings=trash')
  const settings = page.getByRole('dialog', title)
  await settings.getByRole('tab', { name: 'Jobs' }).click()
  await expect(page).toHaveURL('/admin?settings=jobs')
  await expect(settings.getByText('No failed jobs')).toBeVisible()
  await expectAccessible(page)
})

test('a given-up job shows the reason and runs again', async ({ page, site }) => {
  const id = '5f1b0f0e-8a57-4a2b-9a0f-3d1c8f8c2a11'
  const now = new Date().toISOString()
  const reason = 'The process that ran it ended.'
  const jobs = [{ id, label: 'Import 12', addedAt: now, givenUpAt: now, tries: 5, why: reason }]
  await page.route(/\/api\/jobs\?/, (route) =>
    route.fulfill({ json: jobs, headers: { 'x-total-count': String(jobs.length) } }),
  )
  await page.route(`**/api/jobs/${id}/run`, (route) => {
    jobs.pop()
    return route.fulfill({ status: 204 })
  })
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin?settings=jobs')
  const table = page.getByRole('dialog', title).getByRole('table', { name: 'Jobs given up' })
  const row = table.getByRole('row').filter({ hasText: 'Import 12' })
  await expect(row).toContainText(reason)
  await expectAccessible(page)
  await row.hover()
  await row.getByRole('button', { name: 'Run again Import 12' }).click()
  await expectToast(page, 'Job runs again', 'Import 12')
  await expect(page.getByText('No failed jobs')).toBeVisible()
})
