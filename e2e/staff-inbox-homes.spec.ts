import type { Page } from '@playwright/test'
import { rowOf } from './inbox-people.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

let asked = 0

/** An inquiry from the website; returns the name of whoever asks. */
async function inquire(site: Site, about: object): Promise<string> {
  asked += 1
  const name = `Asker ${process.pid} ${asked}`
  const reach = {
    email: `asker-${process.pid}-${asked}@x.example`,
    phone: `+66 81 20${10000 + asked}`,
  }
  const sent = await site.admin.post('/api/property-inquiry', {
    data: { name, ...reach, ...about },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  return name
}

async function openHomes(page: Page, site: Site, name: string, search: RegExp): Promise<void> {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/inbox')
  await rowOf(page, name).click()
  await expect(page.getByRole('link', { name: 'Send homes' })).toHaveAttribute('href', search)
  await page.getByRole('link', { name: 'Send homes' }).click()
}

test('homes for whoever asked about a home begin with those like it, in a search that can be widened', async ({
  page,
  site,
}) => {
  const unit = await (await site.admin.get(`/api/units/${site.units.rent}`)).json()
  const name = await inquire(site, { propertyId: unit.id })
  await openHomes(page, site, name, /bedrooms/i)
  await expect(page).toHaveURL(/\/admin\/search\?.*listingType=rent/)
  await expect(page).toHaveURL(new RegExp(`selectedBedrooms=${unit.bedrooms}`))
  await expect(page.getByText(`Tick homes for ${name}`)).toBeVisible()
  await page.getByRole('button', { name: /^For rent.*, remove this filter$/ }).click()
  await expect(page).not.toHaveURL(/listingType/)
  await expect(page).toHaveURL(/to=\d+/)
})

test('homes for whoever asked about a building are its homes, and wishes come before both', async ({
  page,
  site,
}) => {
  const { project } = await (await site.admin.get(`/api/units/${site.units.rent}`)).json()
  const name = await inquire(site, { propertyDetails: project.name })
  await openHomes(page, site, name, /projectId/)
  await expect(page).toHaveURL(new RegExp(`projectId=${project.id}`))
  const [contact] = await (await site.admin.get(`/api/leads?search=${name}`)).json()
  await site.admin.put(`/api/leads/${contact.id}`, { data: { search: 'selectedBedrooms=3' } })
  await page.goto(`/admin/contacts/${contact.id}`)
  await page.getByRole('link', { name: 'Send homes' }).first().click()
  await expect(page).toHaveURL(/selectedBedrooms=3/)
  await expect(page).not.toHaveURL(/projectId/)
})
