import type { Page } from '@playwright/test'
import { expect, type Site } from './site.ts'

let created = 0

/** The required fields of the form. */
const complete = {
  ...{ propertyType: 'condo', yearBuilt: '2019', buildingFloors: 20, totalUnits: 100 },
  facilities: ['swimming_pool'],
}
/** A generous time-out for software rendering. */
export const SLOW = { timeout: 40_000 }

/**
 * Adds two buildings of one name, two kilometres apart: one with three homes, one with a single
 * one.
 */
export async function addTowers(site: Site): Promise<{ name: string; ids: number[] }> {
  created += 1
  const name = `Kestrel ${process.pid} ${created}`
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
          // Hidden, because other tests count what is on the website.
          showOnWebsite: false,
        },
      })
      expect(home.status(), await home.text()).toBe(201)
    }
  }
  return { name, ids }
}

/** The map of a search, once it shows all results. */
export async function openMap(page: Page, search: string, ground: 'gl' | 'drawn') {
  await page.goto(`/admin/properties?view=map&search=${encodeURIComponent(search)}`)
  const map = page.getByRole('application', { name: 'Map of properties' })
  await expect(map).toHaveAttribute('data-map', ground, SLOW)
  const list = page.getByRole('list', { name: 'On this map' })
  await expect(list.getByRole('button')).toHaveCount(2)
  return { map, list }
}
