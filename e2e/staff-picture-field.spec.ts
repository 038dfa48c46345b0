import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, type Site, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

// Uploads that the tests fail on purpose, and Playwright's own trace.
test.use({ causes: [/ERR_FAILED|status of 400|Connecting to 'blob:/] })

const uploads = '**/api/projects/upload-images'
let shades = 0

/** A picture unlike any other. */
async function png(name: string) {
  shades += 1
  const background = { r: shades, g: process.pid % 256, b: 90 }
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

/** The form of a building of its own with this many pictures; it takes five. */
async function openForm(page: Page, site: Site, count: number) {
  const images: string[] = []
  for (let i = 0; i < count; i += 1) {
    const multipart = { images: await png('room.png') }
    const uploaded = await site.admin.post('/api/projects/upload-images', { multipart })
    images.push(...(await uploaded.json()).urls)
  }
  const name = `Pictures ${process.pid} ${shades}`
  const data = { name, address: '90 Sukhumvit 55, Watthana, Bangkok', images }
  const made = await site.admin.post('/api/projects', { data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/properties?edit=${id}`)
  const form = page.getByRole('dialog', { name: `Edit ${name}` })
  const field = form.getByRole('group', { name: 'Pictures', exact: true })
  return {
    field,
    images,
    tiles: field.getByRole('listitem'),
    choose: (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
      field.getByLabel('Files for Pictures').setInputFiles(files),
    /** The pictures in the order shown, by their places in `images`. */
    shown: async () => {
      const sources = await field
        .getByRole('img')
        .evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''))
      const hashOf = (url: string) => url.split('/')[2]
      return sources.map((src) => images.findIndex((url) => hashOf(url) === hashOf(src)))
    },
    stored: async (): Promise<string[]> => {
      await form.getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'Property updated successfully')
      return (await (await site.admin.get(`/api/projects/${id}`)).json()).images
    },
  }
}

test('pictures upload in parallel, and none is lost when another one fails', async ({
  page,
  site,
}) => {
  const { field, images, tiles, choose, stored } = await openForm(page, site, 2)
  const large = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.alloc(11_000_000) }
  await page.route(uploads, (route) => route.abort())
  await choose(await png('lost.png'))
  await expect(field.getByText('lost.png: The connection was lost')).toBeVisible()
  await page.unroute(uploads)
  const arrive = await holdRequests(page, uploads)
  await choose(await png('slow.png'), large)
  await expect(field.getByText('notes.png is larger than 10MB')).toBeVisible()
  await expect(tiles).toHaveCount(5)
  await expect(field.getByText('2 of 5')).toBeVisible()
  await expect(field.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await field.getByRole('button', { name: 'Retry lost.png' }).click()
  arrive()
  await expect(field.getByText('4 of 5')).toBeVisible()
  await field.getByRole('button', { name: 'Remove notes.png' }).click()
  await expect(field.getByRole('button', { name: 'Add pictures' })).toBeFocused()
  await expect(field.getByText('larger than 10MB')).toBeHidden()

  await choose(await png('last.png'), await png('late.png'))
  await expect(field.getByText('Maximum 5 images allowed for projects')).toBeVisible()
  await expect(field.getByText('5 of 5')).toBeVisible()
  await field.getByRole('button', { name: 'Remove picture 5' }).click()
  await expect(field.getByText('4 of 5')).toBeVisible()
  const kept = await stored()
  expect(kept).toHaveLength(4)
  expect(kept.slice(0, 2)).toEqual(images)
})

test('three pictures upload at a time', async ({ page, site }) => {
  const { field, choose, stored } = await openForm(page, site, 1)
  let started = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/upload-images')) started += 1
  })
  const arrive = await holdRequests(page, uploads)
  await choose(...(await Promise.all(['a.png', 'b.png', 'c.png', 'd.png'].map(png))))
  await expect.poll(() => started).toBe(3)
  await expect(field.getByRole('progressbar', { name: /^Uploading .\.png/ })).toHaveCount(4)
  await expect(field.getByText('0 of 4 pictures')).toBeVisible()
  expect(started).toBe(3)
  arrive()
  await expect(field.getByText('5 of 5')).toBeVisible()
  expect(started).toBe(4)
  await expect(field.getByText('Waiting')).toHaveCount(0)
  expect(await stored()).toHaveLength(5)
})

test('the order changes by keyboard and by mouse, and the first picture is the main one', async ({
  page,
  site,
}) => {
  const { field, tiles, shown, images, stored } = await openForm(page, site, 3)
  const grip = (number: number) =>
    field.getByRole('button', { name: `Move picture ${number}`, exact: true })
  await expect(tiles.first()).toContainText('Main')
  await grip(3).press('ArrowLeft')
  await expect.poll(shown).toEqual([0, 2, 1])
  await expect(grip(2)).toBeFocused()
  await expect(field.getByText('Picture 3 is now number 2 of 3')).toBeAttached()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toEqual([2, 0, 1])
  await expect(tiles.first()).toContainText('Main')

  await grip(3).scrollIntoViewIfNeeded()
  const from = await grip(3).boundingBox()
  const to = await tiles.first().boundingBox()
  if (!from || !to) throw new Error('the pictures are not on the page')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
  await expect.poll(shown).toEqual([1, 2, 0])
  expect(await stored()).toEqual([images[1], images[2], images[0]])
})

test('a logo is a single picture, chosen or dropped, and another one replaces it', async ({
  page,
  site,
}) => {
  const { id } = await addDeveloper(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/developers?edit=${id}`)
  const logo = page.getByRole('dialog').getByRole('group', { name: 'Logo' })
  const mark = await png('mark.png')
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'mark.png', { type: 'image/png' }))
      transfer.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }))
      return transfer
    },
    [...mark.buffer],
  )
  await logo.dispatchEvent('drop', { dataTransfer: data })
  await expect(logo.getByRole('button', { name: 'Remove notes.txt' })).toBeVisible()
  await expect(logo.getByRole('img')).toHaveAttribute('src', /^\/media\//)
  await expect(logo.getByRole('img')).toHaveCount(1)
  const first = await logo.getByRole('img').getAttribute('src')

  const files = logo.getByLabel('Files for Logo')
  await files.setInputFiles({ ...mark, name: 'refused.png', buffer: Buffer.alloc(100, 7) })
  const refused = logo.getByRole('button', { name: 'Remove refused.png' })
  await expect(refused).toBeVisible()
  await expect(logo.getByRole('alert')).not.toBeEmpty()
  await expect(logo.getByRole('button', { name: 'Remove notes.txt' })).toBeHidden()
  await expect(logo.getByRole('img')).toHaveCount(1)
  await expect(logo.getByRole('button', { name: /Retry/ })).toHaveCount(0)
  await expect(logo.getByRole('button', { name: 'Replace logo' })).toBeVisible()
  await files.setInputFiles(await png('other.png'))
  await expect(refused).toBeHidden()
  await expect(logo.getByRole('alert')).toHaveCount(0)
  await expect(logo.locator(`img[src="${first}"]`)).toHaveCount(0)
  await expect(logo.getByRole('img')).toHaveCount(1)
  await logo.getByRole('button', { name: 'Remove picture 1' }).click()
  await expect(logo.getByRole('button', { name: 'Choose logo' })).toBeVisible()
})
