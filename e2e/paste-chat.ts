import type { Page } from '@playwright/test'
import type { Site } from './site.ts'
import { signInAs } from './staff-people.ts'

export const box = (page: Page) => page.getByRole('textbox', { name: /A chat from LINE/ })
export const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

export async function openPaste(page: Page, site: Site, list = 'listings'): Promise<void> {
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/${list}/paste`)
}

export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await box(page).focus()
  await page.keyboard.press('Control+V')
}
