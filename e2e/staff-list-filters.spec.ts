import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('a filter that is chosen right after typing keeps what was typed', async ({ page, site }) => {
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/contacts')
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('Somsak')
  await page.getByRole('group', { name: 'Type' }).getByText('Owner').click()
  await expect(page).toHaveURL(/type=owner/)
  await expect(page).toHaveURL(/search=Somsak/)
  await expect(page.getByRole('searchbox', { name: 'Search contacts' })).toHaveValue('Somsak')

  await page.goto('/admin/tasks?whose=everyone')
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('lease')
  const priority = page.getByRole('combobox', { name: 'Priority' })
  await priority.focus()
  await priority.selectOption({ label: 'High Priority' })
  await expect(page).toHaveURL(/priority=high/)
  await expect(page).toHaveURL(/search=lease/)
})
