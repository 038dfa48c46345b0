import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const DAY = 86_400_000
const day = (ahead: number) =>
  new Date(Date.now() + 7 * 3_600_000 + ahead * DAY).toISOString().slice(0, 10)
const group = (page: Page, name: string) => page.getByRole('region', { name })
const taskIn = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })
const tick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Complete ${title}` })

test('an agent without tasks types one as a sentence, and sees what was understood', async ({
  page,
  site,
}) => {
  const name = `Arisa Thongdee${Date.now()}`
  const contact = await site.admin.post('/api/leads', { data: { name } })
  expect(contact.status()).toBe(201)
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/tasks')
  await expect(page.getByRole('heading', { name: 'My Tasks' })).toBeVisible()
  await expect(page.getByText('No tasks assigned')).toBeVisible()
  await expectAccessible(page)

  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill(`call ${name} tomorrow 10:00 about parking, high`)
  const understood = page.getByRole('group', { name: 'Understood' })
  await expect(understood.getByRole('button', { name })).toBeVisible()
  await expect(understood.getByRole('button', { name: '10:00' })).toBeVisible()
  await expect(understood.getByRole('button', { name: 'High Priority' })).toBeVisible()
  await expectAccessible(page, 'main', [390, 1280])

  await understood.getByRole('button', { name: 'High Priority' }).click()
  await page.getByRole('menuitem', { name: 'Low Priority' }).click()
  await understood.getByRole('button', { name: '10:00' }).click()
  await page.getByLabel('Time', { exact: true }).fill('11:30')
  await page.keyboard.press('Escape')
  await line.press('Enter')
  await holdToast(page, 'Task added', 'Tomorrow, 11:30', name)
  await expect(line).toHaveValue('')
  await expect(line).toBeFocused()
  const task = group(page, 'Next 7 days').getByRole('listitem')
  await expect(task).toContainText(`Call ${name} about parking`)
  await expect(task).toContainText('Low Priority')
  await expect(task.getByRole('link', { name, exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No tasks assigned')).toBeVisible()
})

test('a name that several have is asked about before the task is added', async ({ page, site }) => {
  const first = `Marisa${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  for (const last of ['Lind', 'Berg'])
    await site.admin.post('/api/leads', { data: { name: `${first} ${last}` } })
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/tasks')
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill(`โทรหา ${first} พรุ่งนี้บ่าย 2`)
  await line.press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choose the contact above' }),
  ).toBeVisible()
  await page.getByRole('button', { name: `Which ${first}?` }).click()
  await page.getByRole('button', { name: `${first} Berg` }).click()
  await line.press('Enter')
  await expectToast(page, 'Task added', 'Tomorrow, 14:00', `${first} Berg`)
})

test('tasks are completed with Undo, by the keyboard too; one that repeats is followed by its next', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const add = (data: object) => page.context().request.post(`${site.origin}/api/tasks`, { data })
  await add({ title: 'Send the floor plan', dueDate: day(-1), priority: 'high' })
  await add({ title: 'Confirm the viewing', dueDate: day(0), dueTime: '23:45' })
  await add({ title: 'Collect the rent', dueDate: day(0), repeat: 'weekly' })
  await page.goto('/admin/tasks')
  const tab = page.getByRole('link', { name: 'Tasks 3 due' })
  await expect(tab).toBeVisible()
  await expect(group(page, 'Overdue')).toContainText('Yesterday')
  await expect(group(page, 'Today').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  // The next one may be there before a check would look.
  await tick(page, 'Collect the rent').click()
  await holdToast(page, 'Task completed', 'Collect the rent. The next one has been scheduled.')
  await expect(group(page, 'Done')).toContainText('Collect the rent')
  await expect(group(page, 'Next 7 days')).toContainText('Collect the rent')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(group(page, 'Done')).toHaveCount(0)
  await expect(group(page, 'Next 7 days')).toHaveCount(0)

  await tick(page, 'Send the floor plan').focus()
  await page.keyboard.press('ArrowDown')
  await expect(tick(page, 'Confirm the viewing')).toBeFocused()
  await page.keyboard.press('Space')
  await expectToast(page, 'Task completed', 'Confirm the viewing')
  await expect(tick(page, 'Collect the rent')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Tasks 2 due' })).toBeVisible()

  await tick(page, 'Send the floor plan').focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Edit Send the floor plan' })
  await form.getByLabel('Task', { exact: true }).fill('Send both floor plans')
  await form.getByLabel('Repeats').selectOption('Every month')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Task updated successfully', 'Send both floor plans')
  await expect(taskIn(page, 'Send both floor plans')).toBeVisible()
})

test.describe('two change a task', () => {
  test.use({ causes: [/status of 409/] })

  test('a colleague’s change shows at once, and a form based on an older version says so', async ({
    page,
    site,
  }) => {
    const { id: assignedToId } = await signInAs(page.context(), site, 'agent')
    const data = { title: 'Ask the owner', dueDate: day(0), assignedToId }
    const { id } = await (await site.admin.post('/api/tasks', { data })).json()
    await page.goto(`/admin/tasks?edit=${id}`)
    const form = page.getByRole('dialog')
    await expect(form).toHaveAccessibleName('Edit Ask the owner')
    await form.getByLabel('Task', { exact: true }).fill('Ask both owners')
    const changed = await site.admin.put(`/api/tasks/${id}`, { data: { title: 'Ask the tenant' } })
    expect(changed.status()).toBe(200)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('saved this just now: Task.')).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await form.getByRole('button', { name: 'Discard' }).click()
    await expect(taskIn(page, 'Ask the tenant')).toBeVisible()
    await site.admin.put(`/api/tasks/${id}`, { data: { title: 'Ask the juristic person' } })
    await expect(taskIn(page, 'Ask the juristic person')).toBeVisible()
  })
})

test('a manager sees everybody’s, an agent does not, and filters are in the address', async ({
  page,
  site,
}) => {
  const title = `Of the admin ${Date.now()}`
  await site.admin.post('/api/tasks', { data: { title, dueDate: day(0), priority: 'low' } })
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/tasks')
  await page.getByText('Everyone’s').click()
  await expect(page).toHaveURL(/whose=everyone/)
  await page.getByLabel('Search tasks').fill(title)
  await expect(page).toHaveURL(/search=/)
  await page.getByLabel('Priority', { exact: true }).selectOption('Low Priority')
  await expect(page).toHaveURL(/priority=low/)
  await expect(taskIn(page, title)).toBeVisible()
  await page.reload()
  await expect(taskIn(page, title)).toBeVisible()
  await page.getByLabel('Priority', { exact: true }).selectOption('High Priority')
  await expect(page.getByText('No tasks match your search criteria.')).toBeVisible()
  await page.context().clearCookies()
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/tasks')
  await expect(page.getByText('No tasks assigned')).toBeVisible()
  await expect(page.getByText('Everyone’s')).toHaveCount(0)
})

test('the calendar’s address is made, read by anybody who has it, and renewed', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const data = { title: 'On the calendar', dueDate: day(1) }
  await page.context().request.post(`${site.origin}/api/tasks`, { data })
  await page.goto('/admin/tasks')
  await page.getByRole('button', { name: 'Calendar feed' }).click()
  const feed = page.getByRole('dialog', { name: 'Tasks in your calendar' })
  await feed.getByRole('button', { name: 'Create calendar link' }).click()
  const address = feed.getByLabel('Link to your calendar')
  await expect(address).toHaveValue(/^webcal:.*\.ics$/)
  const first = (await address.inputValue()).replace('webcal:', 'http:')
  expect(await (await fetch(first)).text()).toContain('SUMMARY:On the calendar')
  await expectAccessible(page, '[role="dialog"]', [1280])
  await feed.getByRole('button', { name: 'Renew it' }).click()
  await feed.getByRole('button', { name: 'Yes' }).click()
  await expect(address).not.toHaveValue(first.replace('http:', 'webcal:'))
  expect((await fetch(first)).status).toBe(404)
})

test('what needs follow-up gets a task from its line', async ({ page, site }) => {
  const { id: assignedToId } = await signInAs(page.context(), site, 'agent')
  const lease = { status: 'rented', rentAmount: 20_000, rentedUntil: day(30), assignedToId }
  const stored = await (await site.admin.get(`/api/units/${site.units.rent}`)).json()
  const put = (data: object) => site.admin.put(`/api/units/${site.units.rent}`, { data })
  expect((await put({ ...lease, showOnWebsite: true })).status()).toBe(200)
  await page.goto('/admin/tasks')
  await page.getByRole('link', { name: 'Needs follow-up' }).click()
  const rents = group(page, 'Leases ending within 60 days')
  await expect(rents.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await rents.getByRole('button', { name: /Add renewal task/ }).click()
  const form = page.getByRole('dialog', { name: 'Add Task' })
  await expect(form.getByLabel('Task', { exact: true })).toHaveValue(/owner and tenant/)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Task created successfully')
  await expect(rents).toBeHidden()
  const { status, showOnWebsite, availabilityDate, rentAmount } = stored
  const before = { status, showOnWebsite, availabilityDate, rentAmount }
  await put({ ...before, assignedToId: null, rentedUntil: null })
})

test.describe('when something fails', () => {
  test.use({ causes: [/status of 500|ERR_INTERNET_DISCONNECTED/] })

  test('the tasks are read again by Retry, and offline what was typed is kept', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    const data = { title: 'Still to be done', dueDate: day(0) }
    await page.context().request.post(`${site.origin}/api/tasks`, { data })
    await page.goto('/admin/contacts')
    const lists = /\/api\/tasks\?/
    await page.route(lists, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('link', { name: 'Tasks 1 due' }).click()
    await expect(page.getByText('Couldn’t load tasks.')).toBeVisible()
    await page.unroute(lists)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(tick(page, 'Still to be done')).toBeEnabled()

    await page.context().setOffline(true)
    await expect(page.getByText('You’re offline. Your draft is saved.')).toBeVisible()
    await expect(tick(page, 'Still to be done')).toBeDisabled()
    const line = page.getByRole('textbox', { name: 'Add a task' })
    await line.fill('Typed without a net')
    await page.context().setOffline(false)
    await page.reload()
    await expect(line).toHaveValue('Typed without a net')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the line stands at the thumb, and a press on a task opens it', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/tasks')
    const line = page.getByRole('textbox', { name: 'Add a task' })
    const box = await line.boundingBox()
    expect(box && box.y + box.height).toBeGreaterThan(780)
    await line.fill('Send the keys today')
    await page.getByRole('button', { name: 'Add', exact: true }).tap()
    await expect(taskIn(page, 'Send the keys')).toBeVisible()
    await page.getByRole('link', { name: 'Send the keys' }).tap()
    const form = page.getByRole('dialog', { name: 'Edit Send the keys' })
    await form.getByRole('button', { name: 'Delete' }).tap()
    await expectToast(page, 'Task deleted successfully')
    await expect(form).toHaveCount(0)
    await expect(page.getByText('No tasks assigned')).toBeVisible()
  })
})

test('a contact’s page lists its tasks, completes one on the timeline, and leads to Tasks', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const name = `Kenji Morikawa ${Date.now()}`
  const { id } = await (await site.admin.post('/api/leads', { data: { name } })).json()
  await page.goto(`/admin/contacts/${id}`)
  await page.getByRole('link', { name: 'Add a task' }).click()
  const form = page.getByRole('dialog', { name: 'Add Task' })
  await expect(form.getByLabel('Contact', { exact: true })).toHaveValue(name)
  await form.getByLabel('Task', { exact: true }).fill('Is 13C still to let?')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Task created successfully')
  await page.goto(`/admin/contacts/${id}`)
  const tasks = page.getByRole('region', { name: /^Tasks/ })
  await expect(tasks.getByRole('link', { name: /Is 13C still to let\?/ })).toBeVisible()
  const activity = page.getByRole('region', { name: 'Activity' })
  await activity.getByRole('checkbox', { name: 'Complete Is 13C still to let?' }).check()
  await expectToast(page, 'Task completed')
  await expect(activity.getByText('Completed')).toBeVisible()
  await expect(tasks.getByText('None yet')).toBeVisible()
  await expectAccessible(page)
  await activity.getByRole('link', { name: 'Open task' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Is 13C still to let?' })).toBeVisible()
})
