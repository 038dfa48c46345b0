import { expect, type Page } from '@playwright/test'

const toastsOf = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

/** Expects one toast on screen, with these texts in it. */
export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  const toast = toastsOf(page)
  await expect(toast).toHaveCount(1)
  for (const text of texts) await expect(toast).toContainText(text)
}

/** As `expectToast`, and keeps it on screen as a pointer over it does: a slow machine may need more than 5 s until its Undo. */
export async function holdToast(page: Page, ...texts: string[]): Promise<void> {
  await expectToast(page, ...texts)
  await toastsOf(page).dispatchEvent('pointermove')
}
