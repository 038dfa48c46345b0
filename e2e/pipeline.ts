import { expect, type Locator, type Page } from '@playwright/test'
import type { Site } from './site.ts'

let added = 0

/** Adds a lead with a name of its own. */
export async function addLead(
  site: Site,
  name: string,
  fields: object = {},
): Promise<{ id: number; name: string }> {
  added += 1
  const created = await site.admin.post('/api/leads', {
    data: { name: `${name} ${process.pid}${added}`, ...fields },
  })
  expect(created.status(), await created.text()).toBe(201)
  return created.json()
}

/** Adds a deal with a name of its own. */
export async function addDeal(
  site: Site,
  fields: { contactId: number } & Record<string, unknown>,
): Promise<{ id: number; dealName: string }> {
  added += 1
  const created = await site.admin.post('/api/deals', {
    data: { dealName: `Deal ${process.pid}${added}`, value: 5_000_000, ...fields },
  })
  expect(created.status(), await created.text()).toBe(201)
  return created.json()
}

/** A column of the board, by its title. */
export const column = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true })

/** The card of a deal, wherever it is. */
export const cardOf = (page: Page, id: number): Locator => page.locator(`[data-deal="${id}"]`)

/** The card of a deal in this column. */
export const columnOf = (page: Page, title: string, id: number): Locator =>
  column(page, title).locator(`[data-deal="${id}"]`)
