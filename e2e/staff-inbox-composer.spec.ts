import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { aConversation, add, composerOf, messagesOf, rowOf, textsOf } from './inbox-people.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// Chromium logs refused requests, and lost connections.
test.use({ causes: [/status of (400|500)|ERR_(FAILED|INTERNET_DISCONNECTED)/] })

test('what is written is kept for each conversation, also after a reload', async ({
  page,
  site,
}) => {
  const one = await aConversation(site, { name: `Draft one ${Date.now()}` })
  const two = await aConversation(site, { name: `Draft two ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${one.id}`)
  await composerOf(page).fill('For the first')
  await rowOf(page, two.name).click()
  await expect(composerOf(page)).toHaveValue('')
  await composerOf(page).fill('For the second')
  await rowOf(page, one.name).click()
  await expect(composerOf(page)).toHaveValue('For the first')
  await page.reload()
  await expect(composerOf(page)).toHaveValue('For the first')
  await composerOf(page).press('Enter')
  await expect(messagesOf(page)).toContainText('For the first')
  await expect(composerOf(page)).toHaveValue('')
  await rowOf(page, two.name).click()
  await expect(composerOf(page)).toHaveValue('For the second')
})

test('a message whose answer was lost stays visible, and Retry stores it once', async ({
  page,
  site,
}) => {
  const { id } = await aConversation(site, { name: `Lost ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await page.route('**/api/inbox/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    // The server has it, and its answer gets lost.
    await route.fetch()
    await route.abort()
  })
  await composerOf(page).fill('Shall we see 12C as well?')
  await composerOf(page).press('Enter')
  const waiting = page.getByRole('list', { name: 'Not saved yet' })
  await expect(waiting).toContainText('Not saved: no connection')
  await expect(waiting).toContainText('Shall we see 12C as well?')
  await page.unroute('**/api/inbox/messages')
  await page.reload()
  await expect(waiting).toContainText('Shall we see 12C as well?')
  await waiting.getByRole('button', { name: 'Retry' }).click()
  await expect(waiting).toHaveCount(0)
  expect(await textsOf(site, id)).toEqual(['Is it still free?', 'Shall we see 12C as well?'])
})

test('a failing server and a lost connection keep the text', async ({ page, site }) => {
  const { id } = await aConversation(site, { name: `Failing ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await expect(composerOf(page)).toBeVisible()
  await page.route('**/api/inbox/messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  const waiting = page.getByRole('list', { name: 'Not saved yet' })
  await composerOf(page).fill('First')
  await composerOf(page).press('Enter')
  await expect(waiting).toContainText('Not saved: server error')
  await page.unroute('**/api/inbox/messages')
  await page.context().setOffline(true)
  await composerOf(page).fill('Second')
  await composerOf(page).press('Enter')
  await expect(waiting).toContainText('Not saved: no connection')
  await page.context().setOffline(false)
  await waiting.getByRole('listitem').filter({ hasText: 'First' }).getByText('Retry').click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await waiting.getByRole('button', { name: 'Delete' }).click()
  await expect(waiting).toHaveCount(0)
  await expect.poll(() => textsOf(site, id)).toEqual(['Is it still free?', 'First'])
})

test('a pasted text that is too long is kept whole, and refused with its length', async ({
  page,
  site,
}) => {
  const { id } = await aConversation(site, { name: `Long ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await composerOf(page).focus()
  await page.keyboard.insertText('a'.repeat(20_500))
  await expect(composerOf(page)).toHaveValue('a'.repeat(20_500))
  await composerOf(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'this message has 20,500' })).toBeVisible()
  expect(await textsOf(site, id)).toEqual(['Is it still free?'])
})

test('files are picked and pasted, a failed one is tried again, and all are downloads', async ({
  page,
  site,
}) => {
  const { id } = await aConversation(site, { name: `Files ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await expect(composerOf(page)).toBeVisible()
  const pick = page.locator('input[type=file]')
  await pick.setInputFiles({ name: 'virus.exe', mimeType: 'x/y', buffer: Buffer.from('MZ') })
  const files = page.getByRole('list', { name: 'Attached files' })
  await expect(files.getByRole('alert')).toContainText('virus.exe can’t be attached')
  await expect(files.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await composerOf(page).fill('See the plan')
  await composerOf(page).press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Remove the files that can’t be sent' }),
  ).toBeVisible()
  await files.getByRole('button', { name: 'Remove virus.exe' }).click()

  await page.route('**/api/inbox/attachments', (route) => route.abort())
  await pick.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: aPdf })
  await expect(files.getByRole('alert')).toContainText('plan.pdf')
  await page.unroute('**/api/inbox/attachments')
  await files.getByRole('button', { name: 'Retry' }).click()
  await expect(files.getByRole('listitem')).toHaveText(/plan\.pdf/)
  await expect(files.getByRole('alert')).toHaveCount(0)
  await paste(page, 'room.png')
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await drop(page, 'notes.pdf')
  await expect(files.getByRole('listitem')).toHaveCount(3)
  await expect(files.getByRole('progressbar')).toHaveCount(0)
  await page.reload()
  await expect(files.getByRole('listitem')).toHaveCount(3)
  await files.getByRole('button', { name: 'Remove notes.pdf' }).click()
  await composerOf(page).press('Enter')
  const stored = messagesOf(page)
  await expect(stored.getByRole('img', { name: /room/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await stored.getByRole('link', { name: /plan\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('plan.pdf')
  await expect(files).toHaveCount(0)
})

test('a canned reply is filled in with the contact and a home before it is sent', async ({
  page,
  site,
}) => {
  const { id } = await aConversation(site, { name: `Nida ${Date.now()}` })
  const name = 'Nida'
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/inbox/${id}`)
  await composerOf(page).press('/')
  const picker = page.getByRole('dialog', { name: 'Canned replies' })
  await picker.getByRole('button', { name: 'Manage canned replies' }).click()
  const title = `Viewing ${Date.now()}`
  await page.getByRole('button', { name: 'Add reply' }).click()
  const form = page.getByRole('dialog', { name: 'Add reply' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Give it a title')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Text').fill('Hello ')
  await form.getByRole('button', { name: 'Insert Contact’s name' }).click()
  await page.keyboard.type(', {home} is {price}.')
  await form.getByLabel('Share with the whole agency').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Canned reply added', title)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const book = page.getByRole('dialog', { name: 'Canned replies' })
  await book.getByRole('button', { name: 'Close' }).click()

  await composerOf(page).press('/')
  await expect(picker.getByRole('option', { name: title })).toBeVisible()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(composerOf(page)).toHaveValue(`Hello ${name}, {home} is {price}.`)
  await expect(composerOf(page)).toBeFocused()
  await composerOf(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '{home}, {price}' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Which home' }).fill('12A')
  await page.getByRole('option', { name: /^12A · Baan Sirin/ }).click()
  await expect(composerOf(page)).toHaveValue(`Hello ${name}, 12A, Baan Sirin is 8,900,000 THB.`)
  await composerOf(page).press('Enter')
  await expect
    .poll(() => textsOf(site, id))
    .toContain(`Hello ${name}, 12A, Baan Sirin is 8,900,000 THB.`)

  await composerOf(page).press('/')
  await page.keyboard.press('/')
  await expect(composerOf(page)).toHaveValue('/')
})

test('a channel that is not connected says so, and records what both sides wrote', async ({
  page,
  site,
}) => {
  const { id } = await aConversation(site, { name: `Elsewhere ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await expect(page.getByText('LINE isn’t connected.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open LINE' })).toHaveAttribute(
    'href',
    /^https:\/\/line\.me\//,
  )
  await page.getByText('They wrote').click()
  await composerOf(page).fill('I come at ten')
  await page.getByRole('button', { name: 'Record' }).click()
  await expect.poll(() => sidesOf(site, id)).toEqual([true, true])
  await composerOf(page).fill('Good')
  await page.getByRole('button', { name: 'Record' }).click()
  await expect.poll(() => sidesOf(site, id)).toEqual([true, true, false])
})

test('without email an answer is recorded, and opens in a mail program with its text', async ({
  page,
  site,
}) => {
  const email = `marta-${Date.now()}@x.example`
  const contactId = await add(site.admin, '/api/leads', {
    name: 'Marta',
    email,
    phone: '0810000001',
  })
  const id = await add(site.admin, '/api/inbox/threads', {
    ...{ channel: 'email', handle: email, contactId },
  })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await expect(page.getByText('Recorded, not sent.')).toBeVisible()
  await composerOf(page).fill('Yes, it is free.\nCome by.')
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
    'href',
    `mailto:${email}?body=Yes%2C%20it%20is%20free.%0D%0ACome%20by.`,
  )
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeVisible()
})

async function sidesOf(site: Site, threadId: number): Promise<boolean[]> {
  const response = await site.admin.get(`/api/inbox/messages?threadId=${threadId}`)
  const messages: { isFromCustomer: boolean }[] = await response.json()
  return messages.map(({ isFromCustomer }) => isFromCustomer).toReversed()
}

const aPdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/** Pastes a picture into the composer. */
async function paste(page: Parameters<typeof composerOf>[0], name: string): Promise<void> {
  await composerOf(page).evaluate(async (field, name) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 8
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const clipboardData = new DataTransfer()
    if (blob) clipboardData.items.add(new File([blob], name, { type: 'image/png' }))
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field.dispatchEvent(event)
  }, name)
}

/** Drops a file on the messages. */
async function drop(page: Parameters<typeof composerOf>[0], name: string): Promise<void> {
  await messagesOf(page).evaluate(
    (messages, [name, text]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name, { type: 'application/pdf' }))
      for (const type of ['dragover', 'drop']) {
        messages.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        )
      }
    },
    [name, aPdf.toString()] as const,
  )
}
