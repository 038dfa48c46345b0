import { expectAccessible } from './expect-accessible.ts'
import { openKit } from './open-kit.ts'
import { expect, test } from './site.ts'

test.beforeEach(({ page, site }) => openKit(page, site, 'story'))

test('in the list of stages arrow keys move the focus, and Enter chooses', async ({ page }) => {
  const line = page.getByRole('radiogroup', { name: 'Deal stage' })
  const stop = (name: string) => line.getByRole('radio', { name })
  await expect(stop('Viewing Schedule')).toBeChecked()
  await stop('Viewing Schedule').focus()
  await page.keyboard.press('ArrowRight')
  await expect(stop('On Hold')).toBeFocused()
  await expect(stop('On Hold')).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(stop('On Hold since today')).toBeChecked()
  await expect(line.getByRole('radio', { checked: true })).toHaveCount(1)
  await expectAccessible(page, '#story')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(stop('Send Option')).toBeChecked()
  await stop('Won').click()
  await expect(stop('Won')).toBeChecked()

  await page.setViewportSize({ width: 390, height: 800 })
  await stop('Lead In').click()
  await stop('Negotiation').evaluate((radio: HTMLElement) => radio.click())
  await expect
    .poll(async () => {
      const box = await stop('Negotiation').boundingBox()
      return box && Math.abs(box.x + box.width / 2 - 195)
    })
    .toBeLessThan(30)
})

test('a timeline is grouped by day, can be filtered by kind, and loads older entries by a button', async ({
  page,
}) => {
  const story = page.getByRole('region', { name: 'Deal activity' })
  const entries = story.getByRole('listitem')
  await expect(story.getByRole('list', { name: 'Today' }).getByRole('listitem')).toHaveCount(1)
  await expect(story.getByRole('list', { name: 'Yesterday' })).toContainText('Ploy Arunrat')
  await story.getByRole('button', { name: 'Show older' }).click()
  await expect(entries).toHaveCount(3)
  await story.getByRole('button', { name: 'Call' }).click()
  await expect(entries).toHaveCount(1)
  await expect(story.getByRole('button', { name: 'Call' })).toHaveAttribute('aria-pressed', 'true')
  await story.getByRole('button', { name: 'Email' }).click()
  await expect(story.getByText('Nothing happened yet')).toBeVisible()
  await page.locator('#story').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The activity could not be read.')).toBeHidden()
})
