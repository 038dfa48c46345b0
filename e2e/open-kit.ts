import { expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'

/** Opens the kit's page as staff: one group of parts, or all of them. */
export async function openKit(page: Page, site: Site, part?: string): Promise<void> {
  await page.context().addCookies((await site.admin.storageState()).cookies)
  await page.goto(part ? `/admin/kit?part=${part}` : '/admin/kit')
  await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible()
}
