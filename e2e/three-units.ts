import { expect, type Site } from './site.ts'

/** Three hidden units of one owner in a project of their own, listed A, B, C by name. */
export async function threeUnits(site: Site) {
  const mark = `${process.pid}${Math.random().toString(36).slice(2, 7)}`
  const owner = await (
    await site.admin.post('/api/leads', {
      data: { name: `Khun Owner ${mark}`, phone: '081 234 5678', contactType: 'owner' },
    })
  ).json()
  const { project } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
  const ids: number[] = []
  for (const letter of ['A', 'B', 'C']) {
    const made = await site.admin.post('/api/units', {
      data: {
        projectId: project.id,
        unitNumber: `${mark}${letter}`,
        bedrooms: 2,
        bathrooms: 1,
        size: 50,
        listingType: 'rent_sell',
        price: 6_000_000,
        rentAmount: 25_000,
        ownerContactId: owner.id,
        showOnWebsite: false,
      },
    })
    expect(made.status(), await made.text()).toBe(201)
    ids.push((await made.json()).id)
  }
  return { mark, owner, ids, project, list: `/admin/listings?contactId=${owner.id}` }
}
