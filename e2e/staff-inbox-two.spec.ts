import type { Browser, Page } from '@playwright/test'
import {
  aConversation,
  composerOf,
  customerSays,
  messagesOf,
  rowOf,
  textsOf,
} from './inbox-people.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs, withholdEvents } from './staff-people.ts'

// Chromium logs refused requests.
test.use({ causes: [/status of (404|409)/] })

test('two people in one conversation see each other, and each other’s answers', async ({
  page,
  browser,
  site,
}) => {
  const { id, name } = await aConversation(site, { name: `Both ${Date.now()}` })
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/inbox/${id}`)
  const other = await anotherBrowser(browser, site)
  await other.goto(`/admin/inbox/${id}`)
  await expect(page.getByText(/^Aran \d+ is also here/)).toBeVisible()
  await expect(other.getByText(/^Malee \d+ is also here/)).toBeVisible()
  await composerOf(other).pressSequentially('I will answer')
  await expect(page.getByText(/^Aran \d+ is typing/)).toBeVisible()
  await composerOf(page).fill('So do I')
  await composerOf(other).press('Enter')
  await expect(messagesOf(page).getByText('I will answer')).toBeVisible()
  await expect(page.getByText(/^Aran \d+ is typing/)).toBeHidden()
  await composerOf(page).press('Enter')
  await expect(messagesOf(other).getByText('So do I')).toBeVisible()
  await customerSays(site, id, 'Thank you both')
  for (const each of [page, other]) {
    await expect(messagesOf(each).getByText('Thank you both')).toBeInViewport()
    await expect(rowOf(each, name)).toContainText('Thank you both')
  }
  expect(await textsOf(site, id)).toEqual([
    'Is it still free?',
    'I will answer',
    'So do I',
    'Thank you both',
  ])
})

test('a message that came meanwhile is shown before mine is sent', async ({
  page,
  browser,
  site,
}) => {
  const { id } = await aConversation(site, { name: `Meanwhile ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await withholdEvents(page)
  await page.goto(`/admin/inbox/${id}`)
  await composerOf(page).fill('Yes, it is free')
  const other = await anotherBrowser(browser, site)
  await other.goto(`/admin/inbox/${id}`)
  await composerOf(other).fill('No, it was let today')
  await composerOf(other).press('Enter')
  await expect(messagesOf(other)).toContainText('Recorded')
  await composerOf(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'A new message arrived' })).toBeVisible()
  await expect(messagesOf(page).getByText('No, it was let today')).toBeInViewport()
  await expect(composerOf(page)).toHaveValue('Yes, it is free')
  await composerOf(page).fill('Sorry, it was let today')
  await composerOf(page).press('Enter')
  await expect(messagesOf(page).getByText('Sorry, it was let today')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'A new message arrived' })).toHaveCount(0)
  await expect
    .poll(() => textsOf(site, id))
    .toEqual(['Is it still free?', 'No, it was let today', 'Sorry, it was let today'])
})

test('a new message is counted on the tab and marked until somebody reads it', async ({
  page,
  browser,
  site,
}) => {
  const { id, name } = await aConversation(site, { name: `Counted ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox?search=${encodeURIComponent(name)}`)
  // What staff record is read: a visitor's message is not.
  const reply = await site.admin.put(`/api/inbox/threads/${id}`, { data: { unread: true } })
  expect(reply.status()).toBe(200)
  await expect(rowOf(page, name)).toContainText('unread')
  const tab = page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Inbox/ })
  await expect(tab).toContainText('unread')
  const other = await anotherBrowser(browser, site)
  await other.goto(`/admin/inbox/${id}`)
  await expect(rowOf(page, name)).not.toContainText('unread')
})

test('without a stream a new message comes with the next poll', async ({ page, site }) => {
  const { id } = await aConversation(site, { name: `Polled ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  // Like a buffering proxy: neither messages nor the end get through.
  await page.route(/\/api\/events(\?|$)/, () => {})
  const polls: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/events/latest')) polls.push(response.status())
  })
  await page.clock.install()
  await page.goto(`/admin/inbox/${id}`)
  await expect(messagesOf(page)).toBeVisible()
  // The clock of the page, which runs by itself too.
  await page.clock.runFor(25_000)
  await expect.poll(() => polls.length).toBeGreaterThan(1)
  await customerSays(site, id, 'Did it arrive?')
  await page.clock.runFor(5_000)
  await expect(messagesOf(page).getByText('Did it arrive?')).toBeVisible()
})

test('what was written is kept when somebody deletes the conversation meanwhile', async ({
  page,
  site,
}) => {
  const { id } = await aConversation(site, { name: `Deleted ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await composerOf(page).fill('A long answer')
  const gone = await site.admin.delete(`/api/inbox/threads/${id}`)
  expect(gone.status()).toBe(204)
  await expect(page.getByText('This conversation doesn’t exist or was deleted.')).toBeVisible()
  await expect(page.getByText('A long answer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
})

async function anotherBrowser(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin })
  await signInAs(context, site, 'agent')
  return context.newPage()
}
