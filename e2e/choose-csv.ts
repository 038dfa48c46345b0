import type { Page } from '@playwright/test'

/** Chooses a file of an import from memory, as if from disk. */
export async function chooseCsv(
  page: Page,
  name: string,
  text: string,
  mimeType = 'text/csv',
): Promise<void> {
  const button = page.getByRole('button', {
    name: /^Choose (a CSV file|a CSV or vCard file|another)$/,
  })
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(text) })
}
