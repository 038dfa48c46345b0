import type { Locator } from '@playwright/test'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const THUMB = 44

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function expectThumb(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(THUMB)
}

test('what one presses in Tasks is as high as a thumb', async ({ page, site }) => {
  const name = `Thumb Person${Date.now()}`
  const contact = await (await site.admin.post('/api/leads', { data: { name } })).json()
  const title = `Ask for the deed${Date.now()}`
  await signInAs(page.context(), site, 'admin')
  const dealName = `Without a step${Date.now()}`
  const deal = { dealName, value: 1, contactId: contact.id }
  expect((await page.request.post('/api/deals', { data: deal })).status()).toBe(201)
  const task = { title, contactId: contact.id, dueDate: '2099-01-01' }
  expect((await page.request.post('/api/tasks', { data: task })).status()).toBe(201)
  await page.goto('/admin/tasks')
  await expectThumb(page.getByRole('link', { name: 'Nobody planned' }))
  await page.getByRole('link', { name: 'Nobody planned' }).tap()
  const unplanned = page.getByRole('link', { name: dealName, exact: true })
  await expectThumb(unplanned)
  await page.getByRole('link', { name: 'Planned', exact: true }).tap()
  const line = page.getByRole('listitem').filter({ hasText: title })
  await expectThumb(line.getByRole('link', { name, exact: true }))
  // Beside the box, where a thumb comes down.
  const box = await line.getByRole('checkbox').boundingBox()
  if (!box) throw new Error('The task has no box to tick.')
  await page.touchscreen.tap(box.x + box.width + 7, box.y + box.height + 7)
  await expect(line.getByRole('checkbox')).toBeChecked()
  // Undo stands above the line, in which the next task is typed.
  const undo = await page.getByRole('button', { name: 'Undo' }).boundingBox()
  const add = await page.getByRole('textbox', { name: 'Add a task' }).boundingBox()
  expect(undo && undo.y + undo.height).toBeLessThan(add?.y ?? 0)
  await page.getByRole('button', { name: 'Calendar feed' }).tap()
  await expectThumb(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
})
