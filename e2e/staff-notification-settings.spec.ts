import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { ENDPOINT, SETTINGS, tick, way, withPush } from './stubbed-push.ts'

test('the choices and the quiet hours are saved as they are made', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto(SETTINGS)
  await expect(page).toHaveTitle('Notifications · Sathani')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await tick(page, 'Homes to confirm', 'Bell').uncheck()
  await expect(tick(page, 'Homes to confirm', 'Email')).toBeDisabled()
  await expect(page.getByText('An admin sets MAIL_URL')).toBeVisible()
  const quiet = page.getByRole('region', { name: 'Quiet hours' })
  await expect(quiet.getByLabel('From')).toBeDisabled()
  await quiet.getByRole('switch', { name: 'Quiet hours' }).press('Space')
  await quiet.getByLabel('From').selectOption('22:30')
  await quiet.getByLabel('To', { exact: true }).selectOption('07:00')
  await quiet.getByLabel('On').selectOption('Monday to Friday')
  await expect(quiet).toContainText(
    'Notifications are held and sent together at 07:00, Bangkok time.',
  )
  await expect
    .poll(async () => (await (await page.request.get('/api/notifications/settings')).json()).quiet)
    .toEqual({ isOn: true, from: '22:30', to: '07:00', days: 'weekdays' })
  await page.reload()
  await expect(tick(page, 'Homes to confirm', 'Bell')).not.toBeChecked()
  await expect(tick(page, 'New inquiry', 'Bell')).toBeChecked()
  await expect(quiet.getByLabel('From')).toHaveValue('22:30')
})

test.describe('with permission', () => {
  // The push service does not exist, and a window that was not asked for cannot be opened.
  test.use({ causes: [/status of 409/] })

  test('a tick turns this browser on, which shows a push and reads what is pressed', async ({
    page,
    site,
  }) => {
    await withPush(page.context(), site)
    const nok = await signInAs(page.context(), site, 'agent')
    await page.goto(SETTINGS)
    await expect(tick(page, 'New inquiry', 'This browser')).not.toBeChecked()
    await tick(page, 'Homes to confirm', 'This browser').click()
    await expect(tick(page, 'Homes to confirm', 'This browser')).toBeChecked()
    await expect(tick(page, 'New inquiry', 'This browser')).toBeChecked()
    await expect(way(page, 'This browser')).toContainText(/^This browserChrome on \w+, since /)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Try it in this browser' }).click()
    await expectToast(page, 'Can’t reach the browser’s push service')
    await page.reload()
    await expect(tick(page, 'New inquiry', 'This browser')).toBeChecked()

    const name = `Pushed ${process.pid}`
    const created = await site.admin.post('/api/leads', { data: { name, assignedToId: nok.id } })
    const { id } = await created.json()
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
    const [notice] = await (await page.request.get('/api/notifications')).json()
    const path = `/admin/contacts/${id}`
    const payload = { title: 'A title', body: 'สวัสดีค่ะ', path, tag: 'a', ids: [notice.id] }
    await recordNotifications(page)
    await deliverPush(page, site, payload)
    await expect
      .poll(() => recorded(page, 'shown'))
      .toEqual([expect.objectContaining({ title: 'A title', body: 'สวัสดีค่ะ', tag: 'a' })])
    await pressNotification(page)
    await expect.poll(() => recorded(page, 'opened')).toEqual([`${site.origin}${path}`])
    await expect(bell).toHaveAccessibleName('Notifications')
  })

  test('turning off, another machine’s removal, and signing out end it', async ({ page, site }) => {
    await withPush(page.context(), site)
    await signInAs(page.context(), site, 'agent')
    await page.goto(SETTINGS)
    const devices = async () =>
      (await (await page.request.get('/api/notifications/settings')).json()).devices.length
    await tick(page, 'New inquiry', 'This browser').click()
    await expect(tick(page, 'New inquiry', 'This browser')).toBeChecked()
    await page.getByRole('button', { name: 'Turn off this browser' }).click()
    await expect(tick(page, 'New inquiry', 'This browser')).not.toBeChecked()
    expect(await devices()).toBe(0)

    await tick(page, 'New inquiry', 'This browser').click()
    await expect.poll(devices).toBe(1)
    // Removed on another machine it stays off, also when the page is opened again.
    const removed = await page.request.delete('/api/notifications/push', {
      data: { endpoint: ENDPOINT },
    })
    expect(removed.status()).toBe(204)
    for (let again = 0; again < 2; again += 1) {
      await page.reload()
      await expect(way(page, 'This browser')).toContainText('Off')
    }
    expect(await devices()).toBe(0)

    await tick(page, 'New inquiry', 'This browser').click()
    await expect.poll(devices).toBe(1)
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('stubbed-subscription'))).toBe(null)
  })
})

test('a browser that refuses says how to allow it', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await signInAs(page.context(), site, 'agent')
  await page.goto(SETTINGS)
  await expect(way(page, 'This browser')).toContainText('Click the icon to the left of the address')
  await expect(tick(page, 'New inquiry', 'This browser')).toBeDisabled()
})

test('a refusal to the question says how to allow it, and ticks nothing', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'denied'
      return 'denied'
    }
  })
  await signInAs(page.context(), site, 'agent')
  await page.goto(SETTINGS)
  await tick(page, 'New inquiry', 'This browser').click()
  await expect(page.getByRole('alert')).toContainText('Notifications are blocked for this site.')
  await expect(tick(page, 'New inquiry', 'This browser')).not.toBeChecked()
})

test('an iPhone is told to put the page on its home screen, other browsers what can show notifications', async ({
  page,
  browser,
  site,
}) => {
  const without = () => Reflect.deleteProperty(window, 'PushManager')
  await page.addInitScript(without)
  await signInAs(page.context(), site, 'agent')
  await page.goto(SETTINGS)
  await expect(way(page, 'This browser')).toContainText('This browser can’t show notifications.')
  const phone = await browser.newContext({
    baseURL: site.origin,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    viewport: { width: 390, height: 800 },
  })
  await phone.addInitScript(without)
  await phone.addCookies(await page.context().cookies())
  const onPhone = await phone.newPage()
  await onPhone.goto(SETTINGS)
  await expect(way(onPhone, 'This browser')).toContainText('Add to Home Screen')
  expect((await onPhone.request.get('/admin.webmanifest')).headers()['content-type']).toContain(
    'application/manifest+json',
  )
})

/** Delivers a push to the page's service worker, as a push service would. */
async function deliverPush(page: Page, site: Site, payload: object): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<string>()
  protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const found = registrations.find(({ scopeURL }) => scopeURL === `${site.origin}/admin`)
    if (found) resolve(found.registrationId)
  })
  await protocol.send('ServiceWorker.enable')
  const registrationId = await promise
  const data = JSON.stringify(payload)
  await protocol.send('ServiceWorker.deliverPushMessage', {
    origin: site.origin,
    registrationId,
    data,
  })
  await protocol.detach()
}

/** What the service worker shows and opens, which a browser without windows cannot. */
type Recorded = { shown: { title: string; [option: string]: unknown }[]; opened: string[] }

function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  return worker
}

async function recordNotifications(page: Page): Promise<void> {
  await workerOf(page).evaluate(() => {
    const recorded: Recorded = { shown: [], opened: [] }
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration')
    registration.showNotification = async (title, options) => {
      recorded.shown.push({ title, ...options })
    }
    Reflect.get(globalThis, 'clients').openWindow = async (address: string) => {
      recorded.opened.push(address)
    }
    Object.assign(globalThis, { recorded })
  })
}

function recorded<Kind extends keyof Recorded>(page: Page, kind: Kind): Promise<Recorded[Kind]> {
  return workerOf(page).evaluate((kind) => Reflect.get(globalThis, 'recorded')[kind], kind)
}

/** Presses the notification that was shown. */
async function pressNotification(page: Page): Promise<void> {
  await workerOf(page).evaluate(() => {
    const [shown] = Reflect.get(globalThis, 'recorded').shown
    const press = new Event('notificationclick')
    Object.assign(press, { notification: { data: shown.data, close() {} }, waitUntil() {} })
    dispatchEvent(press)
  })
}
