import { expect, test } from './site.ts'

test('words without an end, as addresses pasted into texts are, never widen a page', async ({
  page,
  site: { admin },
}) => {
  const endless = (letters: number) => `https://${'w'.repeat(letters - 8)}`
  const made = async (path: string, data: object): Promise<number> =>
    (await (await admin.post(path, { data })).json()).id
  const developer = await made('/api/developers', {
    name: endless(100),
    description: endless(180),
  })
  const project = await made('/api/projects', {
    name: endless(100),
    nameTh: 'ก'.repeat(100),
    address: `Asok ${endless(100)}`,
    developer: endless(100),
    description: endless(300),
    amenities: endless(60),
    latitude: 13.7385,
    longitude: 100.5612,
  })
  const unit = await made('/api/units', {
    projectId: project,
    unitNumber: 'M'.repeat(50),
    ...{ listingType: 'sell', price: 5_000_000, bedrooms: 1, bathrooms: 1, size: 30 },
    description: endless(300),
    showOnWebsite: true,
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/',
      '/developers',
      `/developer/${developer}`,
      `/project/${project}`,
      `/property/${unit}`,
      `/saved?homes=${unit}`,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, wide]).toEqual([path, 0])
    }
  }
  for (const path of [`units/${unit}`, `projects/${project}`, `developers/${developer}`]) {
    expect((await admin.delete(`/api/${path}`)).status()).toBe(204)
  }
})
