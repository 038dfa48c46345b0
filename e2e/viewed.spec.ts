import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type Site, test } from './site.ts'

/* The page on which a client says what they thought of the homes that they saw. */

const homeOf = (page: Page, number: number) => page.locator(`#home-${number}`)
const press = (page: Page, number: number, name: string) =>
  homeOf(page, number).getByRole('button', { name, exact: true })
const words = (page: Page, number: number) => homeOf(page, number).getByLabel('In a few words')

/** The page of a viewing of two homes that is over. */
async function viewedPage(site: Site): Promise<{ id: number; path: string }> {
  const contact = await site.admin.post('/api/leads', {
    data: { name: `Saw Homes ${Date.now()}`, email: 'saw@people.example' },
  })
  const { id: contactId } = await contact.json()
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const homes = [
    { unitId: site.units.sale, startsAt: at(30), minutes: 30 },
    { unitId: site.units.rent, startsAt: at(31), minutes: 30 },
  ]
  const made = await site.admin.post('/api/viewings', { data: { contactId, homes } })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  const past = { startsAt: new Date(at(-4)), endsAt: new Date(at(-3)) }
  await site.db.updateTable('viewings').set(past).where('id', '=', id).execute()
  const asked = await site.admin.post(`/api/viewings/${id}/ask`, { data: { language: 'en' } })
  expect(asked.status(), await asked.text()).toBe(200)
  return { id, path: new URL((await asked.json()).url).pathname }
}

test.describe('a viewing that is over', () => {
  test.use({ causes: [/ERR_INTERNET_DISCONNECTED/] })

  test('answers are sent in place, and words that were not sent stay, offline and after a reload', async ({
    page,
    site,
  }) => {
    const { id, path } = await viewedPage(site)
    await page.goto(path)
    await press(page, 1, 'I liked it').click()
    await expect(homeOf(page, 1).getByText('Thank you. You said: I liked it.')).toBeVisible()
    await words(page, 1).fill('The light is')
    await press(page, 2, 'Too far').click()
    await expect(press(page, 2, 'Too far')).toHaveAttribute('aria-pressed', 'true')
    await expect(words(page, 1)).toHaveValue('The light is')
    await expectAccessible(page)

    await words(page, 1).press('End')
    await words(page, 1).pressSequentially(' lovely.')
    await page.context().setOffline(true)
    await press(page, 1, 'Send comment').click()
    await expect(page.getByText('That didn’t go through. Please try again.')).toBeVisible()
    await page.context().setOffline(false)
    await page.reload()
    await expect(words(page, 1)).toHaveValue('The light is lovely.')
    await press(page, 1, 'Send comment').click()
    const answers = async () => {
      const { homes } = await (await site.admin.get(`/api/viewings/${id}`)).json()
      return homes.map(({ client }: { client: { answer: string; words: string | null } }) => [
        ...[client.answer, client.words],
      ])
    }
    await expect.poll(answers).toEqual([
      ['liked', 'The light is lovely.'],
      ['too_far', null],
    ])
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})

test('without JavaScript an answer is a form', async ({ browser, site }) => {
  const { path } = await viewedPage(site)
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await press(page, 2, 'Too expensive').click()
  await expect(homeOf(page, 2).getByText('Thank you. You said: Too expensive.')).toBeVisible()
  expect(page.url()).toContain('#home-2')
  await context.close()
})
