import { expect, type Site } from './site.ts'

let created = 0

/** Adds a unit with a unique number. */
export async function addUnit(site: Site, fields: Record<string, unknown> = {}) {
  created += 1
  const { projectId } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
  const response = await site.admin.post('/api/units', {
    data: {
      projectId,
      // No name of another test ends in this letter before the process id.
      unitNumber: `Zq${process.pid}-${created}`,
      bedrooms: 1,
      bathrooms: 1,
      size: 35,
      listingType: 'sell',
      price: 5_000_000,
      // Hidden, because other tests count what is on the website.
      showOnWebsite: false,
      ...fields,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return response.json()
}
