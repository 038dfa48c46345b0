import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { openKit } from './open-kit.ts'
import { expect, test } from './site.ts'

// Playwright's trace reads previews itself, which our policy forbids to scripts.
test.use({ causes: [/Connecting to 'blob:/] })
test.beforeEach(({ page, site }) => openKit(page, site, 'picture-field'))

const png = (name: string, bytes = 10) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(bytes),
})

function fieldOf(page: Page) {
  const section = page.locator('#picture-field')
  const field = section.getByRole('group', { name: 'Pictures', exact: true })
  return {
    field,
    tiles: field.getByRole('listitem'),
    count: section.getByText(/on their way/),
    arrive: section.getByRole('button', { name: 'Let the slow ones arrive' }),
    choose: (...files: ReturnType<typeof png>[]) =>
      field.getByLabel('Files for Pictures').setInputFiles(files),
    shown: async () => {
      const sources = await field
        .getByRole('img')
        .evaluateAll((all) => all.map((img) => decodeURIComponent(img.getAttribute('src') ?? '')))
      return sources.map((source) => />([^<]*)<\/text>/.exec(source)?.[1]).join(' ')
    },
  }
}

test('pictures upload in parallel, and none is lost when another one fails', async ({ page }) => {
  const { field, tiles, count, arrive, choose, shown } = fieldOf(page)
  await choose(png('lost.png'), png('slow1.png'), png('notes.png', 20_000))
  await expect(count).toHaveText('1 on their way, 3 kept')
  await expect(field.getByText('notes.png is larger than 10KB.')).toBeVisible()
  await expect(field.getByText('lost.png: The connection was lost. Try again.')).toBeVisible()
  await expect(tiles).toHaveCount(6)
  await expect(field.getByRole('progressbar', { name: 'Uploading slow1.png' })).toHaveAttribute(
    'value',
    '0.62',
  )
  await expectAccessible(page, '#picture-field')

  await field.getByRole('button', { name: 'Retry lost.png' }).click()
  await expect(count).toHaveText('1 on their way, 4 kept')
  await arrive.click()
  await expect(count).toHaveText('0 on their way, 5 kept')
  await expect.poll(shown).toBe('A B C lost slow1')
  await field.getByRole('button', { name: 'Remove notes.png' }).click()
  await expect(field.getByRole('button', { name: 'Add pictures' })).toBeFocused()
  await expect(field.getByText('larger than 10KB')).toBeHidden()

  await choose(png('slow2.png'), png('late.png'))
  await expect(field.getByText('At most 6 pictures are kept.')).toBeVisible()
  await field.getByRole('button', { name: 'Remove picture 6' }).click()
  await expect(count).toHaveText('0 on their way, 5 kept')
})

test('three pictures upload at a time', async ({ page }) => {
  const { field, count, arrive, choose } = fieldOf(page)
  await field.getByRole('button', { name: 'Remove picture 3' }).click()
  await choose(png('slow1.png'), png('slow2.png'), png('slow3.png'), png('slow4.png'))
  await expect(field.getByText('62%')).toHaveCount(3)
  await expect(field.getByText('Waiting')).toHaveCount(1)
  await expect(field.getByText('0 of 4 pictures')).toBeVisible()
  await arrive.click()
  await expect(field.getByText('3 of 4 pictures')).toBeVisible()
  await arrive.click()
  await expect(count).toHaveText('0 on their way, 6 kept')
})

test('the order changes by keyboard and by mouse, and the first picture is the main one', async ({
  page,
}) => {
  const { field, tiles, shown } = fieldOf(page)
  const grip = (number: number) =>
    field.getByRole('button', { name: `Move picture ${number}`, exact: true })
  await expect(tiles.first()).toContainText('Main')
  await grip(3).press('ArrowLeft')
  await expect.poll(shown).toBe('A C B')
  await expect(grip(2)).toBeFocused()
  await expect(field.getByText('Picture 3 is now number 2 of 3')).toBeAttached()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toBe('C A B')
  await expect(tiles.first()).toContainText('Main')

  await grip(3).scrollIntoViewIfNeeded()
  const from = await grip(3).boundingBox()
  const to = await tiles.first().boundingBox()
  if (!from || !to) throw new Error('the pictures are not on the page')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
  await expect.poll(shown).toBe('B C A')
})

test('a logo is a single picture, chosen or dropped, and another one replaces it', async ({
  page,
}) => {
  const logo = page.locator('#picture-field').getByRole('group', { name: 'Logo' })
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['x'], 'mark.png', { type: 'image/png' }))
    transfer.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }))
    return transfer
  })
  await logo.dispatchEvent('drop', { dataTransfer: data })
  await expect(logo.getByText('notes.txt is no picture.')).toBeVisible()
  await expect(logo.getByRole('img')).toHaveCount(1)
  const files = logo.getByLabel('Files for Logo')
  await files.setInputFiles(png('refused.png'))
  await expect(logo.getByText('refused.png: It can’t be read.')).toBeVisible()
  await expect(logo.getByText('notes.txt is no picture.')).toBeHidden()
  await expect(logo.getByRole('img')).toHaveCount(1)
  await expect(logo.getByRole('button', { name: /Retry/ })).toHaveCount(0)
  await expect(logo.getByRole('button', { name: 'Remove refused.png' })).toBeVisible()
  await expect(logo.getByRole('button', { name: 'Replace logo' })).toBeVisible()
  await files.setInputFiles(png('other.png'))
  await expect(logo.getByText(/refused\.png/)).toBeHidden()
  await expect(logo.getByRole('img')).toHaveAttribute('src', /other/)
  await expect(logo.getByRole('img')).toHaveCount(1)
  await logo.getByRole('button', { name: 'Remove picture 1' }).click()
  await expect(logo.getByRole('button', { name: 'Choose logo' })).toBeVisible()
})
