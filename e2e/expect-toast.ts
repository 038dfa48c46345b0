import { expect, type Page } from '@playwright/test'

/** Expects one toast on screen, with these texts in it. */
export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toHaveCount(1)
  for (const text of texts) await expect(toast).toContainText(text)
}
