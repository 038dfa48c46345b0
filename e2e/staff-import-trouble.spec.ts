import { chooseCsv } from './choose-csv.ts'
import { expect, test } from './site.ts'
import { endSessionsOf, signInAs } from './staff-people.ts'

// Chromium logs refused responses, and those that never arrived.
test.use({ causes: [/status of (400|401|404|409|500)|ERR_FAILED/] })

const many = (count: number, prefix: string) =>
  `name\n${Array.from({ length: count }, (_, i) => `${prefix} ${i}`).join('\n')}\n`

test('an upload survives an expired session and a failing server', async ({ page, site }) => {
  const me = await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/developers/imports')
  await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()
  await endSessionsOf(site, me.id)
  await chooseCsv(page, 'list.csv', many(2, `Ended ${Date.now()}`))
  const signIn = page.getByRole('dialog', { name: 'Sign in again' })
  await signIn.getByLabel('Password', { exact: true }).fill(me.password)
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await expect(signIn).toBeHidden()
  await page.route('**/api/imports', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Import ErrorThe connection was lost. Please try again.',
  )
  await page.route('**/api/imports', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to import developers')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('button', { name: 'Import 2 developers' })).toBeVisible()
})

test('a file that is not CSV is refused with the reason, and retrying is not offered', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/properties/imports')
  await chooseCsv(page, 'list.csv', '<html><table>')
  await expect(page.getByRole('alert')).toHaveText('Invalid file type: Please select a CSV file')
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
  await chooseCsv(page, 'list.csv', 'Wer;Wo\nA;Bangkok\n')
  await expect(page.getByRole('alert')).toContainText(
    'No column of this file is named Name or Address.',
  )
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
})

test('when two people view one check, a new match by one cannot be imported unseen by the other', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/developers/imports')
  const mark = Date.now()
  await chooseCsv(page, 'list.csv', `name,x\nTwo ${mark},One ${mark}\nTwo ${mark},Other ${mark}\n`)
  const button = page.getByRole('button', { name: 'Import 1 developer' })
  await expect(button).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const columns = { name: null, x: 'name' }
  const matched = await site.admin.post(`/api/imports/${id}/columns`, { data: { columns } })
  expect(matched.status()).toBe(200)
  await button.click()
  await expect(page.getByRole('alert')).toContainText(
    'Its columns were matched anew meanwhile. Look at its rows again.',
  )
  await expect(page.getByText(`Other ${mark}`)).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 developers' }).click()
  await expect(page.getByText('Successfully imported 2 developers')).toBeVisible()
})

test('a run counts its rows, survives an unresponsive server, and ends with the report', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/developers/imports')
  await chooseCsv(page, 'list.csv', many(38, `Counted ${Date.now()}`))
  await page.getByRole('button', { name: 'Import 38 developers' }).waitFor()
  let behaviour: 'running' | 'nothing' | 'truly' = 'running'
  await page.route(/\/api\/imports\/\d+$/, async (route) => {
    if (behaviour === 'truly') return route.continue()
    if (behaviour === 'nothing') return route.abort()
    const response = await route.fetch()
    const json = { ...(await response.json()), state: 'running', done: 24 }
    return route.fulfill({ response, json })
  })
  await page.getByRole('button', { name: 'Import 38 developers' }).click()
  await expect(page.getByText('24 of 38 rows')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Importing developers' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current]')).toHaveText(
    'Import',
  )
  behaviour = 'nothing'
  await expect(page.getByText('The server does not answer.')).toBeVisible()
  behaviour = 'truly'
  await expect(page.getByText('Successfully imported 38 developers')).toBeVisible()
  await expect(page.getByText('The server does not answer.')).toBeHidden()
  await page.unroute(/\/api\/imports\/\d+$/)
  await page.getByRole('link', { name: 'Page 2' }).click()
  const rows = page.getByRole('table', { name: 'Rows of list.csv' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Created' })).toHaveCount(13)
})

test('a check that takes long counts its rows, and is cancelled', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/developers/imports')
  let state = 'checking'
  await page.route(/\/api\/imports\/\d+$/, async (route) => {
    if (route.request().method() === 'DELETE') {
      state = 'cancelled'
      return route.fulfill({ status: 204 })
    }
    const response = await route.fetch()
    const json = { ...(await response.json()), state, rows: 12_034, encoding: '' }
    return route.fulfill({ response, json })
  })
  await chooseCsv(page, 'list.csv', many(2, `Checked ${Date.now()}`))
  await expect(page.getByText('Checking its rows: 12,034 rows read')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Rows of list.csv' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing was written.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible()
})

test("the URL of an unknown import, or of another tab's, leads somewhere useful", async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/developers/imports')
  await chooseCsv(page, 'list.csv', many(1, `Elsewhere ${Date.now()}`))
  await page.getByRole('button', { name: 'Import 1 developer' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/admin/properties/imports/${id}`)
  await expect(page).toHaveURL(`/admin/developers/imports/${id}`)
  await expect(page.getByRole('button', { name: 'Import 1 developer' })).toBeVisible()
})
