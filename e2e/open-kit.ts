import { expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'

/** Opens the kit's page as staff. */
export async function openKit(page: Page, site: Site): Promise<void> {
  await page.context().addCookies((await site.admin.storageState()).cookies)
  await page.goto('/admin/kit')
  await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible()
}
