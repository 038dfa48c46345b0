import type { Page } from '@playwright/test'
import { aNote } from '../src/words/scans/test-notes.ts'
import { add } from './inbox-people.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test.use({ causes: [/Failed to load resource/] })

async function aContact({ admin }: Site): Promise<string> {
  const id = await add(admin, '/api/leads', { name: `Unsent ${Date.now()}` })
  return `/admin/contacts/${id}`
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Scan Note' })

async function openScan(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Scan Note' }).click()
  await expect(sheetOf(page)).toBeVisible()
}

async function choose(page: Page, name: string, words: string): Promise<void> {
  const photo = { name, mimeType: 'image/jpeg', buffer: await aNote([words]) }
  await sheetOf(page).locator('input[type=file]').last().setInputFiles(photo)
}

test('photos that were chosen in two windows are both kept until each is sent', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, 'agent')
  const address = await aContact(site)
  const other = await context.newPage()
  await openScan(page, address)
  await openScan(other, address)
  await context.route('**/api/scans', (route) => route.abort())
  await choose(page, 'one.jpg', 'send the lease')
  await expect(sheetOf(page).getByRole('alert')).toContainText('Your photo is still here')
  await choose(other, 'two.jpg', 'call on Friday')
  await expect(sheetOf(other).getByRole('alert')).toContainText('Your photo is still here')
  await context.unroute('**/api/scans')
  await sheetOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sheetOf(page).getByRole('button', { name: 'Add to the contact' })).toBeVisible()
  await other.reload()
  await expect(sheetOf(other).getByText('two.jpg is kept in this browser')).toBeVisible()
})

test.describe('a browser that stores nothing', () => {
  test('asks before Back loses the photo, and logs out', async ({ page, context, site }) => {
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Denied', 'SecurityError')
      }
    })
    await signInAs(context, site, 'agent')
    const address = await aContact(site)
    await openScan(page, address)
    await page.route('**/api/scans', (route) => route.abort())
    await choose(page, 'mine.jpg', 'send the lease')
    await expect(sheetOf(page).getByRole('alert')).toContainText('Your photo is still here')
    await page.goBack()
    await expect(sheetOf(page).getByText('Leave without sending this photo?')).toBeVisible()
    await sheetOf(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(sheetOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.goBack()
    await sheetOf(page).getByRole('button', { name: 'Discard' }).click()
    await expect(sheetOf(page)).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('signed out meanwhile, one signs in over the photo and sends it', async ({
  page,
  context,
  site,
}) => {
  const { password } = await signInAs(context, site, 'agent')
  await openScan(page, await aContact(site))
  // The session ends unnoticed.
  await page.route(/\/api\/events/, (route) => route.abort())
  await context.clearCookies()
  await choose(page, 'mine.jpg', 'send the lease')
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByRole('textbox', { name: 'Password' }).fill(password)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(again).toBeHidden()
  await expect(sheetOf(page).getByRole('alert')).toContainText('Your photo is still here.')
  await sheetOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sheetOf(page).getByRole('button', { name: 'Add to the contact' })).toBeVisible()
})

test('a photo that is too large is refused before it is sent, also offline', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, 'agent')
  await openScan(page, await aContact(site))
  await context.setOffline(true)
  const photo = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 2 ** 20 + 1) }
  await sheetOf(page).locator('input[type=file]').last().setInputFiles(photo)
  await expect(sheetOf(page).getByRole('alert')).toContainText('huge.jpg is larger than 10MB')
  await expect(sheetOf(page).getByText('is kept in this browser')).toBeHidden()
  await expect(sheetOf(page).getByRole('button', { name: 'Send it' })).toBeHidden()
  await context.setOffline(false)
})
