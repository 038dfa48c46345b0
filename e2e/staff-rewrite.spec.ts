import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { aConversation, composerOf } from './inbox-people.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// Chromium logs failed requests.
test.use({ causes: [/status of 500/] })

const SHORT = 'corner 2br 65sqm hi flr nr bts thong lo, fully furn. rent 45k/mth neg. ใกล้ bts 3 นาที'
const WRITTEN =
  'Corner home with 2 bedrooms, 65 sqm, high floor near BTS Thong Lo. Fully furnished. Rent 45,000 THB/month, negotiable. ใกล้ BTS 3 นาที'
const JOB = '3f1a2b4c-0d5e-4f60-8a71-92b3c4d5e6f7'
const panelOf = (page: Page) => page.getByRole('region', { name: 'Rewritten text' })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })

async function openUnit(page: Page, site: Site): Promise<void> {
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?edit=${site.units.sale}`)
  await description(page).fill(SHORT)
}

test('shorthand is written out, with its facts locked, and put back', async ({ page, site }) => {
  await openUnit(page, site)
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  const panel = panelOf(page)
  await expect(panel.getByText(/facts kept, none added/)).toBeVisible()
  await expect(panel.getByText('45,000 THB/month').last()).toBeVisible()
  await expect(panel.getByText('By the built-in editor')).toBeVisible()
  await expect(description(page)).toHaveValue(SHORT)
  await expectAccessible(page)
  await panel.getByText('New text').click()
  await expect(panel.getByText(WRITTEN)).toBeVisible()
  await panel.getByRole('button', { name: 'Accept' }).click()
  await holdToast(page)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Rewrite', exact: true })).toBeFocused()
  await expect(description(page)).toHaveValue(WRITTEN)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(description(page)).toHaveValue(SHORT)
})

test('one change is rejected by a press, and a mixture that loses a fact is not accepted', async ({
  page,
  site,
}) => {
  await openUnit(page, site)
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  const panel = panelOf(page)
  const first = panel.getByRole('button', { name: 'Change: corner Corner home with' })
  await first.press('Enter')
  const rejected = panel.getByRole('button', { name: 'Rejected change: corner' })
  await expect(rejected).toHaveAttribute('aria-pressed', 'true')
  // The arrows lead through the changes, and one press of Tab past them.
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('button', { name: 'Change: 2br 2 bedrooms' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Reject', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(panel.getByRole('button', { name: 'Change: 2br 2 bedrooms' })).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Accept' })).toBeEnabled()
  await page.route('**/api/ai/facts', (route) =>
    route.fulfill({ json: { kept: ['2 bedrooms'], lost: ['45k/mth'], added: [] } }),
  )
  await panel.getByRole('button', { name: 'Change: fully furn' }).click()
  await expect(panel.getByText('This combination leaves out 45k/mth.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await panel.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(description(page)).toHaveValue(SHORT)
})

test('a mixture says how much it changes, and one whose facts could not be compared is compared again', async ({
  page,
  site,
}) => {
  await openUnit(page, site)
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  const panel = panelOf(page)
  const changed = panel.getByText(/^\d+% changed$/)
  const whole = await changed.innerText()
  await page.route('**/api/ai/facts', (route) => route.fulfill({ status: 500 }))
  await panel.getByRole('button', { name: /^Change: rent 45k/ }).click()
  await expect(changed).not.toHaveText(whole)
  const failed = panel.getByText('Couldn’t compare the facts of this combination.')
  await expect(failed).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await page.unroute('**/api/ai/facts')
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(failed).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Accept' })).toBeEnabled()
})

test('a failed request and a refused answer keep the text and say why', async ({ page, site }) => {
  await openUnit(page, site)
  const answers = [
    { status: 500, json: { message: 'The database is asleep' } },
    {
      status: 200,
      json: {
        jobId: null,
        rewritten: {
          ...{ rewrittenText: WRITTEN, changePercentage: 61, by: 'built-in' },
          refused: 'It wrote 54,000 where your text says 45k, and added river view.',
        },
      },
    },
  ]
  await page.route('**/api/ai/rewrites', (route) => route.fulfill(answers.shift() ?? {}))
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Rewrite failed' })
  await expect(failed).toContainText('The database is asleep')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The model’s version was rejected.')).toBeVisible()
  await expect(page.getByText(/It wrote 54,000 where your text says 45k/)).toBeVisible()
  await expect(description(page)).toHaveValue(SHORT)
})

test('a rewriting that takes long is stopped', async ({ page, site }) => {
  await openUnit(page, site)
  await page.route('**/api/ai/rewrites', () => {})
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await expect(page.getByText('Rewriting...')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(panelOf(page)).toBeHidden()
  await expect(description(page)).toHaveValue(SHORT)
})

test('a model that works is shown with its letters, and is stopped when the sheet is left', async ({
  page,
  site,
}) => {
  await openUnit(page, site)
  const job = { id: JOB, state: 'waiting', done: 0, total: null, ahead: 2, why: null }
  await page.route('**/api/ai/rewrites', (route) =>
    route.fulfill({ json: { jobId: JOB, rewritten: null } }),
  )
  await page.route(`**/api/jobs/${JOB}`, (route) => route.fulfill({ json: job }))
  const given: string[] = []
  await page.route(`**/api/ai/rewrites/${JOB}`, (route) => {
    given.push(route.request().method())
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await expect(page.getByText('waiting, 2 texts before this one')).toBeVisible()
  Object.assign(job, { state: 'running', done: 12, ahead: null })
  await expect(page.getByText('12 characters so far')).toBeVisible()
  await expectAccessible(page)
  expect(given).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => given).toEqual(['DELETE'])
})

test('a model that gave no answer is told to have given none, also where nothing is to be changed', async ({
  page,
  site,
}) => {
  await openUnit(page, site)
  const rewritten = { rewrittenText: SHORT, changePercentage: 0, by: 'built-in' }
  await page.route('**/api/ai/rewrites', (route) =>
    route.fulfill({
      json: { jobId: null, rewritten: { ...rewritten, refused: 'The model is busy.' } },
    }),
  )
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await expect(page.getByText('Nothing to rewrite')).toBeVisible()
  await expect(page.getByText('The model is busy.')).toBeVisible()
  await expect(page.getByText('The model’s version was rejected.')).toBeHidden()
  await expectAccessible(page)
})

test('a text is normalised once, and an empty one is not', async ({ page, site }) => {
  await openUnit(page, site)
  await description(page).fill('2 นอน ,๓๕ตรม.   ใกล้bts')
  await page.getByRole('button', { name: 'Normalize' }).click()
  await expect(description(page)).toHaveValue('2 นอน, 35 ตร.ม. ใกล้ BTS')
  await page.getByRole('button', { name: 'Normalize' }).click()
  await expectToast(page, 'Format already normalized')
  await description(page).fill(' ')
  await page.getByRole('button', { name: 'Normalize' }).click()
  await expectToast(page, 'No text to normalize')
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await expectToast(page, 'No text to rewrite')
})

test('listing text follows the facts until it is written by hand', async ({ page, site }) => {
  await openUnit(page, site)
  const title = page.getByLabel('Page title')
  const made = await title.inputValue()
  expect(made).not.toBe('')
  await title.fill('The quietest corner of the building')
  await expect(page.getByText('Edited')).toBeVisible()
  await expect(page.getByText('35 of 60')).toBeVisible()
  await title.fill('The quietest corner of the building, above the garden and the pool')
  await expect(title).toHaveAccessibleDescription(
    'Search engines cut text longer than 60 characters.',
  )
  await expect(page.getByText(/^Key features until you write your own: /)).toBeVisible()
  await page.getByLabel('Key features').fill('Roof garden')
  await expect(page.getByText(/^Key features until you write your own: /)).toBeHidden()
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(title).toHaveValue(made)
  await page.getByLabel('Bedrooms').fill('5')
  await expect(title).toHaveValue(/5-bed/)
})

test('an earlier text is put back', async ({ page, site }) => {
  const stored = await (await site.admin.get(`/api/units/${site.units.rent}`)).json()
  for (const [index, text] of ['The first text', 'The second text'].entries()) {
    const saved = await site.admin.put(`/api/units/${site.units.rent}`, {
      data: { description: text, version: stored.version + index },
    })
    expect(saved.status()).toBe(200)
  }
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?edit=${site.units.rent}`)
  await page.getByRole('button', { name: 'Earlier texts' }).click()
  const earlier = page.getByRole('listitem').filter({ hasText: 'The first text' })
  await earlier.getByRole('button', { name: /^Restore/ }).click()
  await expect(description(page)).toHaveValue('The first text')
})

test('on a phone a message is written out before it is sent', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await aConversation(site, { name: `Shorthand ${Date.now()}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await composerOf(page).fill('2br 45k/mth neg')
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await expectAccessible(page)
  await panelOf(page).getByRole('button', { name: 'Accept' }).click()
  await expect(composerOf(page)).toHaveValue('2 bedrooms, 45,000 THB/month, negotiable')
})
