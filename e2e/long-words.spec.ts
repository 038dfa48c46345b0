import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test('endless words, such as pasted addresses, never widen a page', async ({
  page,
  site: { admin },
}) => {
  const endless = (letters: number) => `https://${'w'.repeat(letters - 8)}`
  const created = async (path: string, data: object): Promise<number> =>
    (await (await admin.post(path, { data })).json()).id
  const developer = await created('/api/developers', {
    name: endless(100),
    description: endless(180),
  })
  const project = await created('/api/projects', {
    name: endless(100),
    nameTh: 'ก'.repeat(100),
    address: `Asok ${endless(100)}`,
    developer: endless(100),
    description: endless(300),
    amenities: endless(60),
    latitude: 13.7227,
    longitude: 100.5598,
  })
  const unit = await created('/api/units', {
    projectId: project,
    unitNumber: 'M'.repeat(50),
    ...{ listingType: 'sell', price: 5_000_000, bedrooms: 1, bathrooms: 1, size: 30 },
    description: endless(300),
    showOnWebsite: true,
  })
  const place = `minutesNear=13.73830~100.53060~${'w'.repeat(80)}&minutesMax=90`
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search')
    await expect(page.getByText('Queen Sirikit National')).toBeVisible()
    expect(await cutLines(page)).toEqual([])
    for (const path of [
      `/search?${place}`,
      `/search?${place}&view=both`,
      `/?${place}#map`,
      '/',
      '/developers',
      `/developer/${developer}`,
      `/project/${project}`,
      `/property/${unit}`,
      `/saved?homes=${unit}&compare=${unit}`,
      '/station/BL23',
    ]) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeAttached()
      const showsPlace = path.includes(place) || path.includes('compare')
      if (showsPlace) await expect(page.getByText(/w: \d+ min walk/).first()).toBeAttached()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, wide]).toEqual([path, 0])
    }
  }
  for (const path of [`units/${unit}`, `projects/${project}`, `developers/${developer}`]) {
    expect((await admin.delete(`/api/${path}`)).status()).toBe(204)
  }
})

/** The lines of a card that extend beyond it and are cut. */
function cutLines(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect()
      const parts = [...card.querySelectorAll('p, span')]
      return parts
        .filter((part) => part.getBoundingClientRect().right > right + 1)
        .map((part) => part.textContent ?? '')
    }),
  )
}
