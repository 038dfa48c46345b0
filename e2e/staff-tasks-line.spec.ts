import { expectToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('what is typed while a task is added stays in the line', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/tasks')
  const line = page.getByRole('textbox', { name: 'Add a task' })
  const release = await holdRequests(page, '**/api/tasks')
  await line.fill('Water the plants')
  await line.press('Enter')
  await expect(page.getByRole('button', { name: /^Adding/ })).toBeVisible()
  await line.fill('Order the keys')
  release()
  await expectToast(page, 'Task added')
  await expect(line).toHaveValue('Order the keys')
  await line.press('Enter')
  await expect(line).toHaveValue('')
  for (const title of ['Water the plants', 'Order the keys'])
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: title }),
    ).toHaveCount(1)
})

test('a day of which more was said than was understood is asked about before Enter', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/tasks')
  const line = page.getByRole('textbox', { name: 'Add a task' })
  const understood = page.getByRole('group', { name: 'Understood' })
  await line.fill('Call about the lift the Friday after next')
  await expect(understood).toContainText('?')
  await line.fill('Call about the lift on Friday')
  await expect(understood).not.toContainText('?')
})
