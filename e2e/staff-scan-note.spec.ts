import type { Page } from '@playwright/test'
import { aNote } from '../src/words/scans/test-notes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// No other test enters this number: whoever is known is not ticked.
const LINES = ['call back next Monday', 'Khun Somchai 086 000 4321', 'budget 25k/mo']

async function aDeal({ admin, units }: Site): Promise<number> {
  const contact = await admin.post('/api/leads', { data: { name: `Scans ${Date.now()}` } })
  const data = {
    ...{ contactId: (await contact.json()).id, unitId: units.rent },
    ...{ dealName: `Deal with a note ${Date.now()}`, value: 1_000_000 },
  }
  const deal = await admin.post('/api/deals', { data })
  expect(deal.status()).toBe(201)
  return (await deal.json()).id
}

/** Chooses the photo of a note in the open sheet, and waits until it was read. */
async function choose(page: Page, lines: readonly string[]) {
  const sheet = page.getByRole('dialog', { name: 'Scan Note' })
  const buffer = await aNote(lines)
  const chooser = page.waitForEvent('filechooser')
  await sheet.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles({ name: 'note.jpg', mimeType: 'image/jpeg', buffer })
  await expect(sheet.getByRole('button', { name: 'Add to the deal' })).toBeVisible()
  return sheet
}

test('an agent scans a note at a deal, corrects it by keyboard, adds all of it and takes it back', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const id = await aDeal(site)
  await page.goto(`/admin/pipeline/${id}`)
  await page.getByRole('button', { name: 'Scan Handwritten Note' }).click()
  const sheet = await choose(page, LINES)
  await expect(sheet.getByRole('textbox', { name: 'Text of line 1' })).toHaveValue(LINES[0] ?? '')
  await expect(sheet.getByRole('img', { name: 'Line 1 of the note' })).toBeVisible()
  await expect(sheet.getByText('Adds 1 note, 1 task, 1 contact')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await sheet.getByRole('textbox', { name: 'Text of line 1' }).fill('send the lease tomorrow')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('textbox', { name: 'Text of line 2' })).toBeFocused()
  await expect(sheet.getByRole('checkbox', { name: 'Send the lease' })).toBeChecked()
  await sheet.getByRole('checkbox', { name: 'Khun Somchai' }).focus()
  await page.keyboard.press('Space')
  await expect(sheet.getByText('Adds 1 note, 1 task', { exact: true })).toBeVisible()

  // What was typed and ticked survives a reload.
  await page.reload()
  await expect(sheet.getByRole('textbox', { name: 'Text of line 1' })).toHaveValue(
    'send the lease tomorrow',
  )
  await expect(sheet.getByRole('checkbox', { name: 'Khun Somchai' })).not.toBeChecked()
  await sheet.getByRole('button', { name: 'Add to the deal' }).click()
  await holdToast(page, 'Added to the deal')
  const activity = page.getByRole('region', { name: 'Deal Activity' })
  await expect(activity.getByText('budget 25k/mo')).toBeVisible()
  await expect(activity.getByRole('link', { name: 'View picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(activity.getByText('budget 25k/mo')).toBeHidden()

  await page.getByRole('button', { name: 'Scan Note' }).click()
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await sheet.getByRole('button', { name: 'Discard' }).click()
  await expectToast(page, 'Note discarded')
})

test.describe('two windows', () => {
  // A save of an older version is refused, and what it has is merged.
  test.use({ causes: [/status of 409/] })

  test('what is corrected in either is kept in both', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const id = await aDeal(site)
    await page.goto(`/admin/pipeline/${id}`)
    await page.getByRole('button', { name: 'Scan Note' }).click()
    const sheet = await choose(page, LINES)
    const line = (of: Page, number: number) =>
      of.getByRole('textbox', { name: `Text of line ${number}` })
    await expect(line(page, 3)).toHaveValue(LINES[2] ?? '')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(line(other, 3)).toHaveValue(LINES[2] ?? '')
    await line(page, 1).fill('send the lease tomorrow')
    await line(other, 3).fill('budget 35k/mo')
    await expect(line(page, 3)).toHaveValue('budget 35k/mo')
    await expect(line(other, 1)).toHaveValue('send the lease tomorrow')
    await expect(line(page, 1)).toHaveValue('send the lease tomorrow')
    await sheet.getByRole('button', { name: 'Add to the deal' }).click()
    await expect(other.getByText('This note was added.')).toBeVisible()
  })
})

test('a note that is still being read is given up', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const id = await aDeal(site)
  await page.goto(`/admin/pipeline/${id}`)
  await page.getByRole('button', { name: 'Scan Note' }).click()
  const sheet = page.getByRole('dialog', { name: 'Scan Note' })
  await page.route('**/api/scans/*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...(await response.json()), state: 'reading' } })
  })
  const picture = { name: 'note.jpg', mimeType: 'image/jpeg', buffer: await aNote(LINES) }
  await sheet.locator('input[type=file]').last().setInputFiles(picture)
  await expect(sheet.getByRole('img', { name: 'The note as photographed' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await sheet.getByRole('button', { name: 'Discard' }).click()
  await expectToast(page, 'Note discarded')
  await expect(sheet).toBeHidden()
})

test('a note in the list is discarded only after a question', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const id = await aDeal(site)
  await page.goto(`/admin/pipeline/${id}`)
  await page.getByRole('button', { name: 'Scan Note' }).click()
  const sheet = await choose(page, LINES)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Scan Note' }).click()
  const discard = sheet.getByRole('button', { name: 'Discard' })
  await discard.click()
  await sheet.getByRole('button', { name: 'Keep' }).click()
  await discard.click()
  await expectAccessible(page, '[role=dialog]')
  await sheet.getByRole('button', { name: 'Discard' }).click()
  await expectToast(page, 'Note discarded')
  await expect(sheet.getByText('Not added yet')).toBeHidden()
})

test.describe('a failed upload', () => {
  test.use({ causes: [/Failed to load resource/] })

  test('keeps the photo, to be sent again; what is no picture is said to be none', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    const id = await aDeal(site)
    await page.goto(`/admin/pipeline/${id}`)
    await page.getByRole('button', { name: 'Scan Note' }).click()
    const sheet = page.getByRole('dialog', { name: 'Scan Note' })
    const input = sheet.locator('input[type=file]').last()
    await input.setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    })
    await expect(sheet.getByRole('alert')).toContainText('Invalid file type')
    // A text that is called a picture is refused by the server, for good.
    const text = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }
    await input.setInputFiles(text)
    await expect(sheet.getByRole('alert')).toHaveText('Invalid file typea.jpg is not a picture.')
    await expect(sheet.getByRole('button', { name: 'Try again' })).toBeHidden()
    const empty = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
    await input.setInputFiles(empty)
    await expect(sheet.getByRole('alert')).toHaveText('No image selectedb.jpg is empty.')
    await expect(sheet.getByRole('button', { name: 'Try again' })).toBeHidden()
    const drawing = { name: 'c.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
    await input.setInputFiles(drawing)
    await expect(sheet.getByRole('alert')).toContainText('c.svg')
    await expect(sheet.getByRole('button', { name: 'Try again' })).toBeHidden()
    await page.route('**/api/scans', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    const picture = { name: 'note.jpg', mimeType: 'image/jpeg', buffer: await aNote(LINES) }
    await input.setInputFiles(picture)
    await expect(sheet.getByRole('alert')).toContainText(
      'Failed to transcribe note: 502 Bad gateway',
    )
    await page.unroute('**/api/scans')
    await page.keyboard.press('Escape')
    await expect(sheet.getByText('Leave without sending this photo?')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await sheet.getByRole('button', { name: 'Keep editing' }).click()
    await sheet.getByRole('button', { name: 'Try again' }).click()
    await expect(sheet.getByRole('textbox', { name: 'Text of line 3' })).toHaveValue(LINES[2] ?? '')
  })
})

test.describe('a photo that cannot be sent', () => {
  test.use({ causes: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] })

  test('is kept offline and over a reload, until it is sent or given up', async ({
    page,
    site,
    context,
  }) => {
    await signInAs(context, site, 'agent')
    const id = await aDeal(site)
    await page.goto(`/admin/pipeline/${id}`)
    const scan = page.getByRole('button', { name: 'Scan Handwritten Note' })
    await scan.click()
    const sheet = page.getByRole('dialog', { name: 'Scan Note' })
    const input = sheet.locator('input[type=file]').last()
    const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
    await expect(sheet.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    await context.setOffline(true)
    await expect(sheet.getByText('You’re offline.')).toBeVisible()
    await input.setInputFiles(photo('first.jpg', await aNote(['another note'])))
    await expect(sheet.getByText('first.jpg is kept in this browser')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Send it' })).toBeDisabled()
    // A later one takes its place; what is no picture does not.
    await input.setInputFiles(photo('later.jpg', await aNote(LINES)))
    await expect(sheet.getByText('later.jpg is kept in this browser')).toBeVisible()
    const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }
    await input.setInputFiles(pdf)
    await expect(sheet.getByRole('alert')).toContainText('Invalid file type')
    await expectAccessible(page, '[role=dialog]')

    await context.setOffline(false)
    await page.reload()
    await expect(sheet.getByText('later.jpg is kept in this browser')).toBeVisible()
    await page.route('**/api/scans', (route) => route.abort())
    await sheet.getByRole('button', { name: 'Send it' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Your photo is still here')
    await page.unroute('**/api/scans')
    await sheet.getByRole('button', { name: 'Try again' }).click()
    await expect(sheet.getByRole('textbox', { name: 'Text of line 3' })).toHaveValue(LINES[2] ?? '')
    // What was sent is not offered again.
    await sheet.getByRole('button', { name: 'Another photo' }).click()
    await expect(sheet.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    await expect(sheet.getByText('is kept in this browser')).toBeHidden()

    await context.setOffline(true)
    await input.setInputFiles(photo('given-up.jpg', await aNote(LINES)))
    await expect(sheet.getByText('given-up.jpg is kept in this browser')).toBeVisible()
    await page.keyboard.press('Escape')
    await sheet
      .getByRole('group', { name: 'Leave without sending this photo?' })
      .getByRole('button', { name: 'Discard' })
      .click()
    await expect(sheet).toBeHidden()
    await context.setOffline(false)
    await page.reload()
    await scan.click()
    await expect(sheet.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    await expect(sheet.getByText('is kept in this browser')).toBeHidden()

    await context.setOffline(true)
    await input.setInputFiles(photo('left.jpg', await aNote(LINES)))
    await expect(sheet.getByText('left.jpg is kept in this browser')).toBeVisible()
    await context.setOffline(false)
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page
      .getByRole('group', { name: 'Not saved yet: 1 file. Log out and lose this?' })
      .getByRole('button', { name: 'Log out' })
      .click()
    await expect(page).toHaveURL('/')
    await signInAs(context, site, 'agent')
    await page.goto(`/admin/pipeline/${id}`)
    await scan.click()
    await expect(sheet.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    await expect(sheet.getByText('is kept in this browser')).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the camera comes first, the lines after it, and the button stays below', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    const id = await aDeal(site)
    await page.goto(`/admin/pipeline/${id}`)
    const camera = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Scan Note' }).click()
    const buffer = await aNote(LINES)
    await (await camera).setFiles({ name: 'note.jpg', mimeType: 'image/jpeg', buffer })
    const sheet = page.getByRole('dialog', { name: 'Scan Note' })
    await expect(sheet.getByRole('textbox', { name: 'Text of line 3' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Add to the deal' })).toBeInViewport()
    await expectAccessible(page, '[role=dialog]')
    const [screen, width] = await page.evaluate(() => [
      innerWidth,
      document.documentElement.scrollWidth,
    ])
    expect(width).toBeLessThanOrEqual(screen ?? 0)
  })
})
