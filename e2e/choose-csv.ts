import { expect, type FileChooser, type Page } from '@playwright/test'

/** Chooses a file as it would lie on somebody's disk. */
export async function chooseCsv(
  page: Page,
  name: string,
  text: string,
  mimeType = 'text/csv',
): Promise<void> {
  const button = page.getByRole('button', { name: /^Choose (a CSV file|another)$/ })
  const chooser = await chooserAfter(page, () => button.click())
  await chooser.setFiles({ name, mimeType, buffer: Buffer.from(text) })
}

/** What a press brings up; browsers forget a press that scripts heard too late. */
export async function chooserAfter(page: Page, press: () => Promise<void>): Promise<FileChooser> {
  let chooser: FileChooser | null = null
  await expect(async () => {
    const asked = page.waitForEvent('filechooser', { timeout: 3_000 })
    await press()
    chooser = await asked
  }).toPass()
  if (!chooser) throw new Error('No file was asked for.')
  return chooser
}
