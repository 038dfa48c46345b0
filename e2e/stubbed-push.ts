import { createECDH } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { Site } from './site.ts'

export const SETTINGS = '/admin/settings/notifications'
export const ENDPOINT = 'https://push.invalid/send/1'

/** Permission is given, and the browser subscribes at once, at a push service that does not exist. */
export async function withPush(context: BrowserContext, site: Site): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: site.origin })
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  await context.addInitScript(
    ({ endpoint, p256dh }) => {
      // A browser without windows has no notifications, whatever is granted.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      const stored = () => localStorage.getItem('stubbed-subscription')
      const made = (key: unknown) => {
        const text = String(key).replaceAll('-', '+').replaceAll('_', '/')
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        return {
          endpoint,
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => ({ endpoint, keys: { p256dh, auth: 'y'.repeat(22) } }),
          async unsubscribe() {
            localStorage.removeItem('stubbed-subscription')
            return true
          },
        }
      }
      Object.assign(PushManager.prototype, {
        async getSubscription() {
          const key = stored()
          return key === null ? null : made(key)
        },
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          localStorage.setItem('stubbed-subscription', applicationServerKey)
          return made(applicationServerKey)
        },
      })
    },
    { endpoint: ENDPOINT, p256dh },
  )
}

export const tick = (page: Page, kind: string, way: string) =>
  page.getByRole('checkbox', { name: `${kind}: ${way}` })
export const way = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Where you get notifications' })
    .locator('div')
    .filter({
      has: page.getByRole('heading', { name, exact: true }),
    })
    .first()
