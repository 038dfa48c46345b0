import type { Page } from '@playwright/test'
import { expect, type Site } from './site.ts'

let made = 0

/** What the form asks for. */
const complete = {
  ...{ propertyType: 'condo', yearBuilt: '2019', buildingFloors: 20, totalUnits: 100 },
  facilities: ['swimming_pool'],
}
/** How long a renderer without a graphics card may take. */
export const SLOW = { timeout: 40_000 }

/** Two buildings of one name, two kilometres apart: one with three homes, one with a single one. */
export async function addTowers(site: Site): Promise<{ name: string; ids: number[] }> {
  made += 1
  const name = `Kestrel ${process.pid} ${made}`
  const ids: number[] = []
  for (const [place, units] of [
    [{ latitude: 13.7256, longitude: 100.5288 }, 3],
    [{ latitude: 13.7486, longitude: 100.5302 }, 1],
  ] as const) {
    const project = await site.admin.post('/api/projects', {
      data: {
        name: `${name} ${units === 3 ? 'South' : 'North'}`,
        address: 'Silom',
        ...place,
        ...complete,
      },
    })
    expect(project.status(), await project.text()).toBe(201)
    const { id } = await project.json()
    ids.push(id)
    for (let unit = 1; unit <= units; unit += 1) {
      const home = await site.admin.post('/api/units', {
        data: {
          ...{ projectId: id, unitNumber: `K${unit}`, bedrooms: 1, bathrooms: 1, size: 40 },
          ...{ listingType: 'sell', price: 6_500_000 + unit, status: 'available' },
          // Other journeys count what is on the website.
          showOnWebsite: false,
        },
      })
      expect(home.status(), await home.text()).toBe(201)
    }
  }
  return { name, ids }
}

/** The map of what this search finds, once it shows all of it. */
export async function openMap(page: Page, search: string, ground: 'gl' | 'drawn') {
  await page.goto(`/admin/properties?view=map&search=${encodeURIComponent(search)}`)
  const map = page.getByRole('application', { name: 'Map of properties' })
  await expect(map).toHaveAttribute('data-map', ground, SLOW)
  const list = page.getByRole('list', { name: 'On this map' })
  await expect(list.getByRole('button')).toHaveCount(2)
  return { map, list }
}
