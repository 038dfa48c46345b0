import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// Uploads that the tests fail on purpose, and Playwright's own trace.
test.use({ causes: [/ERR_FAILED|Connecting to 'blob:/] })

const uploads = '**/api/units/upload-images'

/** A picture of noise in this size, which does not compress. */
async function photo(name: string, width: number, height: number, orientation = 1) {
  const noise = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const buffer = await noise.withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/**
 * Records every file that the page sends from now on, and its first bytes: Playwright does not show
 * form contents.
 */
async function listenForFiles(page: Page) {
  const files = await page.evaluateHandle(() => {
    const files: File[] = []
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      for (const part of body instanceof FormData ? body.values() : []) {
        if (part instanceof File) files.push(part)
      }
      send.call(this, body)
    }
    return files
  })
  const described = (all: File[]) =>
    Promise.all(
      all.map(async (file) => {
        const head = await file.slice(0, 4096).arrayBuffer()
        return { size: file.size, head: [...new Uint8Array(head)] }
      }),
    )
  return () => files.evaluate(described)
}

async function openForm(page: Page, site: Site) {
  const clear = () => site.admin.put(`/api/units/${site.units.elsewhere}`, { data: { images: [] } })
  await signInAs(page.context(), site, 'agent')
  // Other tests on this server may have left pictures.
  await clear()
  await page.goto(`/admin/listings?edit=${site.units.elsewhere}`)
  const form = page.getByRole('dialog', { name: /^Edit / })
  const pictures = form.getByRole('group', { name: 'Pictures', exact: true })
  const choose = (...files: Awaited<ReturnType<typeof photo>>[]) =>
    pictures.getByLabel('Files for Pictures').setInputFiles(files)
  const stored = async (): Promise<string[]> =>
    (await (await site.admin.get(`/api/units/${site.units.elsewhere}`)).json()).images
  return { form, pictures, choose, stored, clear, save: form.getByRole('button', { name: 'Save' }) }
}

test('Save waits for running uploads, and continues by itself', async ({ page, site }) => {
  const { form, choose, stored, clear, save } = await openForm(page, site)
  const arrive = await holdRequests(page, uploads)
  await choose(await photo('one.jpg', 40, 30), await photo('two.jpg', 44, 30))
  await save.click()
  await expect(form.getByRole('button', { name: 'Waiting for pictures...' })).toBeVisible()
  expect(await stored()).toEqual([])
  await expectAccessible(page, '[role=dialog]')
  arrive()
  await expectToast(page, 'Unit updated successfully')
  expect(await stored()).toHaveLength(2)
  await clear()
})

test('Save asks about pictures that failed to upload, and drops none silently', async ({
  page,
  site,
}) => {
  const { form, pictures, choose, stored, clear, save } = await openForm(page, site)
  await page.route(uploads, (route) => route.abort())
  await choose(await photo('lost.jpg', 40, 30))
  await expect(pictures.getByText('Not uploaded')).toBeVisible()
  await form.getByLabel('Data source').fill('A walk')
  await save.click()
  const question = form.getByRole('group', { name: '1 picture was not uploaded.' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(pictures.getByText('Not uploaded')).toBeVisible()
  await page.unroute(uploads)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(pictures.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await save.click()
  await expectToast(page, 'Unit updated successfully')
  expect(await stored()).toHaveLength(1)
  await clear()
})

test('a record can be saved without failed pictures after a confirmation', async ({
  page,
  site,
}) => {
  const { form, pictures, choose, stored, save } = await openForm(page, site)
  await page.route(uploads, (route) => route.abort())
  await choose(await photo('lost.jpg', 40, 30))
  await expect(pictures.getByText('Not uploaded')).toBeVisible()
  await form.getByLabel('Data source').fill(`A walk ${process.pid}`)
  await save.click()
  await form.getByRole('button', { name: 'Save without it' }).click()
  await expectToast(page, 'Unit updated successfully')
  expect(await stored()).toEqual([])
})

test('a large picture is scaled down and rotated before upload, and an unreadable one is sent unchanged', async ({
  page,
  site,
}) => {
  const { pictures, choose } = await openForm(page, site)
  const sentFiles = await listenForFiles(page)
  // Stored rotated: 3,600 wide in the file, 3,600 high when displayed.
  const large = await photo('large.jpg', 3600, 2400, 6)
  expect(large.buffer.length).toBeGreaterThan(3_000_000)
  await choose(large)
  await expect(pictures.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await expect.poll(async () => (await sentFiles()).length).toBe(1)
  const [small] = await sentFiles()
  expect(small?.size).toBeLessThan(large.buffer.length)
  const { width, height, orientation = 1 } = await sharp(Buffer.from(small?.head ?? [])).metadata()
  expect({ width, height, orientation }).toEqual({ width: 1707, height: 2560, orientation: 1 })

  await page.route(uploads, (route) => route.abort())
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(600_000, 7) }
  await choose(broken)
  await expect.poll(async () => (await sentFiles()).length).toBe(2)
  expect((await sentFiles())[1]).toMatchObject({ size: 600_000, head: Array(4096).fill(7) })
})
