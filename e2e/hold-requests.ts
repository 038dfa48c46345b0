import type { Page } from '@playwright/test'

/** Holds a page's requests to this address until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return resolve
}
