import type { SignedIn, TestApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import type { DealInput, DealRecord } from './rules/deal-record.ts'
import { addDeal } from './save-deal.ts'

/** Enters a deal, by this user; with a contact of its own unless one is given. */
export async function aDeal(
  world: TestApp,
  input: Partial<DealInput> = {},
  by?: SignedIn,
): Promise<DealRecord> {
  const contactId = input.contactId ?? (await aContact(world)).id
  const context = { ...world.context(), actor: by?.actor ?? null }
  return addDeal(context, { dealName: 'Deal', value: 5_000_000, ...input, contactId })
}
