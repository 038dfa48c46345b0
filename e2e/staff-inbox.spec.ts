import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { aConversation, add, composerOf, customerSays, messagesOf, rowOf } from './inbox-people.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// Chromium logs refused requests.
test.use({ causes: [/status of 40[04]/] })

test('a conversation opens at its end, and older messages come without a jump', async ({
  page,
  site,
}) => {
  const says = Array.from({ length: 70 }, (_, i) => `Line ${i}${i % 3 ? '' : ' and more of it'}`)
  const { id } = await aConversation(site, { name: `Long ${Date.now()}`, says })
  await signInAs(page.context(), site, 'agent')
  const release = await holdRequests(page, /messages\?.*before=/.source)
  await page.goto(`/admin/inbox/${id}`)
  const messages = messagesOf(page)
  await expect(messages.getByText('Line 69', { exact: false })).toBeInViewport()
  const first = messages.getByText('Line 30', { exact: false })
  await expect(messages.getByText('Line 29', { exact: false })).toHaveCount(0)
  const asked = page.waitForRequest(/before=/)
  await first.scrollIntoViewIfNeeded()
  await asked
  const before = await first.boundingBox()
  release()
  await expect(messages.getByText('Line 29', { exact: false })).toBeAttached()
  const after = await first.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
  await messages.getByText('Line 0 and').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Older messages' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Latest messages' }).click()
  await expect(messages.getByText('Line 69', { exact: false })).toBeInViewport()
})

test('a conversation that was read far back is small again at its end, and reads only what is new', async ({
  page,
  site,
}) => {
  const says = Array.from({ length: 170 }, (_, i) => `Said ${i}.`)
  const { id } = await aConversation(site, { name: `Small ${Date.now()}`, says })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  const messages = messagesOf(page)
  const end = page.getByRole('button', { name: 'Latest messages' })
  for (const line of ['Said 132.', 'Said 92.', 'Said 52.', 'Said 12.', 'Said 0.']) {
    await messages.getByText(line, { exact: true }).scrollIntoViewIfNeeded()
  }
  await expect(messages.getByText('Said 0.', { exact: true })).toBeInViewport()
  const reads: string[] = []
  page.on('request', (request) => {
    if (/api\/inbox\/messages\?/.test(request.url())) reads.push(request.url())
  })
  const one = { threadId: id, content: 'Came while older ones were read.', isFromCustomer: true }
  await site.admin.post('/api/inbox/messages', { data: one })
  await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible()
  await expect(messages.getByText('Said 0.', { exact: true })).toBeInViewport()
  expect(reads).toHaveLength(1)
  await page.getByRole('button', { name: '1 new message' }).click()
  await expect(messages.getByText(one.content)).toBeInViewport()
  await expect(messages.getByText('Said 0.', { exact: true })).toHaveCount(0)
  await expect(end).toHaveCount(0)
  await messages.getByText('Said 135.', { exact: true }).scrollIntoViewIfNeeded()
  await messages.getByText('Said 100.', { exact: true }).scrollIntoViewIfNeeded()
  await expect(messages.getByText('Said 100.', { exact: true })).toBeInViewport()
})

test('conversations are found by words and filters, which are in the address', async ({
  page,
  site,
}) => {
  const mark = `mark${Date.now()}`
  const one = await aConversation(site, { name: `${mark} Nida`, says: ['มีที่จอดรถไหมคะ'] })
  const two = await aConversation(site, { channel: 'whatsapp', name: `${mark} Somchai` })
  const me = await signInAs(page.context(), site, 'agent')
  const change = (id: number, data: object) => site.admin.put(`/api/inbox/threads/${id}`, { data })
  await change(one.id, { assignedToId: me.id, priority: 'important' })
  await page.goto('/admin/inbox')
  await expect(page.getByText('Select a conversation')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill(mark)
  await expect(rowOf(page, one.name)).toBeVisible()
  await expect(rowOf(page, two.name)).toBeVisible()
  await page.getByText('Mine 1').click()
  await expect(rowOf(page, two.name)).toHaveCount(0)
  await expect(rowOf(page, one.name)).toContainText('Important')
  await expect(page).toHaveURL(/view=mine/)
  await page.goBack()
  await expect(rowOf(page, two.name)).toBeVisible()
  await page.getByRole('button', { name: 'More filters' }).click()
  const filters = page.getByRole('dialog', { name: 'More filters' })
  await filters.getByLabel('Channel').selectOption({ value: 'whatsapp' })
  await expect(rowOf(page, one.name)).toHaveCount(0)
  await filters.getByLabel(/^Important/).check()
  await expect(page.getByText('No conversations found')).toBeVisible()
  await filters.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rowOf(page, one.name)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('ที่จอดรถ')
  await expect(rowOf(page, one.name)).toBeVisible()
  await expect(rowOf(page, two.name)).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, one.name)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('ที่จอดรถ')
})

test('a conversation is assigned, marked, archived and deleted, each with Undo', async ({
  page,
  site,
}) => {
  const { id, name } = await aConversation(site, { name: `Managed ${Date.now()}` })
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/inbox/${id}?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: /^Unassigned, change/ }).click()
  await page
    .getByRole('menuitem', { name: /^Malee/ })
    .first()
    .click()
  await expectToast(page, 'Conversation assigned')
  await expect(rowOf(page, name)).toContainText('LINE · Malee')
  await page.getByRole('button', { name: 'Important' }).click()
  await expect(page.getByRole('button', { name: 'Important' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(rowOf(page, name)).toContainText('Important')
  await page.getByRole('button', { name: 'Archive' }).click()
  await holdToast(page, 'Conversation archived')
  await expect(rowOf(page, name)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/inbox\?/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await rowOf(page, name).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Mark as unread' }).click()
  await expectToast(page, 'Marked as unread')
  await expect(page).toHaveURL(/\/admin\/inbox\?/)
  await expect(rowOf(page, name)).toContainText('unread')
  await rowOf(page, name).click()
  await expect(rowOf(page, name)).not.toContainText('unread')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await holdToast(page, 'Conversation deleted successfully')
  await expect(rowOf(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, name)).toBeVisible()
})

test('everything is done by keyboard', async ({ page, site }) => {
  const mark = `keys${Date.now()}`
  const { id, name } = await aConversation(site, { name: `${mark} first` })
  await aConversation(site, { name: `${mark} second` })
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/inbox')
  await page.keyboard.press('/')
  await page.keyboard.type(mark)
  await expect(rowOf(page, name)).toBeVisible()
  await rowOf(page, `${mark} second`).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/inbox/${id}\\?`))
  await composerOf(page).focus()
  await page.keyboard.type('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Two')
  await page.keyboard.press('Enter')
  await expect(messagesOf(page).getByText('One\nTwo')).toBeVisible()
  await expect(composerOf(page)).toHaveValue('')
  await expect(composerOf(page)).toBeFocused()
  await expect(messagesOf(page)).toContainText('Recorded')
})

test('a row that is pressed before the typed search was answered opens beside that search', async ({
  page,
  site,
}) => {
  const mark = `soon${Date.now()}`
  const { id, name } = await aConversation(site, { name: `${mark} wanted` })
  const other = await aConversation(site, { name: `Other ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/inbox')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/inbox/threads?*search=*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill(mark)
  await rowOf(page, name).click()
  release()
  await expect(page).toHaveURL(`/admin/inbox/${id}?search=${mark}`)
  await expect(rowOf(page, other.name)).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue(mark)
})

test('a conversation is begun, and its person becomes a contact with a home', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/inbox')
  await page.getByRole('button', { name: 'New' }).click()
  const dialog = page.getByRole('dialog', { name: 'New conversation' })
  await dialog.getByLabel('Channel').selectOption('email')
  await dialog.getByLabel('Email address').fill('no address')
  await dialog.getByRole('button', { name: 'Start conversation' }).click()
  await expect(dialog.getByLabel('Email address')).toHaveAccessibleDescription(/email/i)
  const address = `nida-${Date.now()}@x.example`
  await dialog.getByLabel('Email address').fill(address)
  await dialog.getByRole('button', { name: 'Start conversation' }).click()
  await expect(page.getByRole('heading', { name: address })).toBeVisible()
  const about = page.getByRole('complementary', { name: 'About this Contact' })
  await about.getByRole('button', { name: 'Create contact' }).click()
  const form = page.getByRole('dialog', { name: 'Add Contact' })
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(address)
  await form.getByLabel('Name', { exact: true }).fill('Nida Saelim')
  await form.getByRole('button', { name: 'Add Contact' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Nida Saelim' })).toBeVisible()
  await expect(about.getByRole('link', { name: 'Nida Saelim', exact: true })).toBeVisible()
  await about.getByRole('button', { name: 'Add a listing they own' }).click()
  const home = page.getByRole('dialog', { name: 'Add New Listing' })
  await expect(home).toContainText('Owner: Nida Saelim')
  await home.getByRole('button', { name: 'Cancel' }).click()
  await about.getByRole('link', { name: 'Nida Saelim', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/contacts\/\d+$/)
  const conversations = page.getByRole('region', { name: 'Conversations' })
  await expect(conversations.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /\/admin\/inbox\/\d+/,
  )
  await conversations.getByRole('link', { name: 'New conversation' }).click()
  await expect(dialog.getByLabel('Email address')).toHaveValue(address)
  await dialog.getByRole('button', { name: 'Start conversation' }).click()
  await expect(page.getByRole('heading', { name: 'Nida Saelim' })).toBeVisible()

  // Beside one conversation stand the others of the same person.
  const contactId = Number(
    (await about.getByRole('link', { name: 'Nida Saelim', exact: true }).getAttribute('href'))
      ?.split('/')
      .at(-1),
  )
  const line = await add(site.admin, '/api/inbox/threads', {
    channel: 'line',
    handle: `nida-${contactId}`,
    contactId,
  })
  await customerSays(site, line, 'I am on LINE too')
  await about.getByRole('link', { name: /I am on LINE too/ }).click()
  await expect(page).toHaveURL(`/admin/inbox/${line}`)
  await expect(
    about.getByRole('region', { name: 'Other conversations' }).getByRole('link'),
  ).toHaveText(/^Email/)
})

test('the inbox is accessible: list, conversation, empty list', async ({ page, site }) => {
  const { id } = await aConversation(site, {
    name: 'คุณขวัญฤทัย สมบูรณ์ทรัพย์มหาศาลเจริญรุ่งเรืองวงศ์ไพบูลย์',
    says: ['สวัสดีค่ะ https://sathani.example/property/7'],
  })
  await signInAs(page.context(), site, 'admin')
  await page.goto(`/admin/inbox/${id}`)
  await expect(composerOf(page)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/inbox?search=nothing-of-the-kind')
  await expect(page.getByText('No conversations found')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/inbox?new=1')
  await expect(page.getByRole('dialog', { name: 'New conversation' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a conversation has the whole screen, and Back leads to the list', async ({
    page,
    site,
  }) => {
    const { name } = await aConversation(site, { channel: 'whatsapp', name: `Phone ${Date.now()}` })
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/inbox?search=${encodeURIComponent(name)}`)
    await rowOf(page, name).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
    await composerOf(page).fill('On my way')
    await page.getByRole('button', { name: 'Record' }).click()
    await expect(messagesOf(page).getByText('On my way')).toBeInViewport()
    await page.getByRole('button', { name: 'About this contact' }).click()
    const about = page.getByRole('dialog', { name: 'About this Contact' })
    await expect(about.getByRole('link', { name, exact: true })).toBeVisible()
    await page.goBack()
    await expect(about).toBeHidden()
    await page.getByRole('link', { name: 'Back to conversations' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    await expect(rowOf(page, name)).toContainText('You: On my way')
  })
})
