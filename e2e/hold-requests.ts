import type { Page } from '@playwright/test'

/** Keeps what a page asks for here waiting, until the function that is answered is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return resolve
}
