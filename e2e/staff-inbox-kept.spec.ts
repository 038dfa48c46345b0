import { aConversation, composerOf, rowOf, textsOf } from './inbox-people.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// Chromium logs requests that fail.
test.use({ causes: [/ERR_FAILED/] })

test('a message that failed in one window is kept while another window sends', async ({
  page,
  site,
}) => {
  const { id } = await aConversation(site, { name: `Windows ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  const other = await page.context().newPage()
  await other.goto(`/admin/inbox/${id}`)
  await expect(composerOf(other)).toBeVisible()
  await page.route('**/api/inbox/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await composerOf(page).fill('From the first window')
  await composerOf(page).press('Enter')
  const waiting = page.getByRole('list', { name: 'Not saved yet' })
  await expect(waiting).toContainText('Not saved: no connection')
  await composerOf(other).fill('From the second window')
  await composerOf(other).press('Enter')
  await expect.poll(() => textsOf(site, id)).toContain('From the second window')
  await expect(other.getByRole('list', { name: 'Not saved yet' })).toHaveCount(0)
  await page.reload()
  await expect(waiting).toContainText('From the first window')
})

test('files that are not uploaded yet are left only after a question', async ({ page, site }) => {
  const one = await aConversation(site, { name: `Files one ${Date.now()}` })
  const two = await aConversation(site, { name: `Files two ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${one.id}`)
  await page.route('**/api/inbox/attachments', (route) => route.abort())
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await page.locator('input[type=file]').setInputFiles(plan)
  await expect(page.getByText('plan.pdf')).toBeVisible()
  await rowOf(page, two.name).click()
  const question = page.getByRole('group', {
    name: 'Leave without a file that is not uploaded yet?',
  })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByText('plan.pdf')).toBeVisible()
  await rowOf(page, two.name).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(new RegExp(`/inbox/${two.id}$`))
})
