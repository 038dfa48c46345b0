import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { SETTINGS, tick, way, withPush } from './stubbed-push.ts'

test.use({ causes: [/status of 500/], viewport: { width: 390, height: 844 }, hasTouch: true })

test('a browser that was not turned on or off says which, and why, where it was pressed', async ({
  page,
  site,
}) => {
  await withPush(page.context(), site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(SETTINGS)
  await page.route('**/api/notifications/push', (route) => route.fulfill({ status: 500, json: {} }))
  await tick(page, 'New inquiry', 'This browser').tap()
  await expectToast(page, 'Couldn’t turn on notifications in this browser')
  await expect(page.getByRole('alert').first()).toContainText('Please try again.')
  await expect(page.getByText('push service')).toHaveCount(0)
  await expect(way(page, 'This browser')).toContainText('Off. Tick a box')
  await page.unroute('**/api/notifications/push')
  await tick(page, 'New inquiry', 'This browser').tap()
  await expect(way(page, 'This browser')).toContainText(/^This browserChrome on \w+, since /)

  await page.route('**/api/notifications/push', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Turn off this browser' }).tap()
  await expectToast(page, 'Couldn’t turn off notifications in this browser')
  await expect(page.getByText('tick the box again')).toHaveCount(0)
  await expect(tick(page, 'New inquiry', 'This browser')).toBeChecked()
})

test('after a new sign-in this browser is told again', async ({ page, site }) => {
  await withPush(page.context(), site)
  const { username, password } = await signInAs(page.context(), site, 'agent')
  await page.goto(SETTINGS)
  await tick(page, 'New inquiry', 'This browser').tap()
  await expect(way(page, 'This browser')).toContainText('since')
  // A page that still reads something would be refused.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/admin')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeVisible()
  await page.goto(SETTINGS)
  await expect(way(page, 'This browser')).toContainText('since')
})
