import type { SignedIn, TestApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import type { ViewingInput, ViewingRecord } from './rules/viewing.ts'
import { addViewing } from './save-viewing.ts'

const HOUR = 3_600_000

/** The homes of a viewing for a test: half an hour for each, an hour apart, `hours` after now. */
export const homesAt = (world: TestApp, unitIds: readonly number[], hours: number) =>
  unitIds.map((unitId, at) => ({
    unitId,
    startsAt: new Date(world.now.getTime() + (hours + at) * HOUR).toISOString(),
    minutes: 30,
  }))

/** A viewing for a test, of whoever enters it: of one new home by a new contact a day from now. */
export async function aViewing(
  world: TestApp,
  as: SignedIn,
  changes: Partial<ViewingInput> & { hours?: number } = {},
): Promise<ViewingRecord> {
  const { hours = 24, ...input } = changes
  const homes = input.homes ?? homesAt(world, [(await aUnit(world)).id], hours)
  const contactId = input.contactId ?? (await aContact(world)).id
  return addViewing(world.context(as.actor), { ...input, homes, contactId })
}

/** A viewing that was over an hour ago. */
export async function aPastViewing(
  world: TestApp,
  as: SignedIn,
  changes: Partial<ViewingInput> = {},
): Promise<ViewingRecord> {
  const { now } = world
  world.now = new Date(now.getTime() - 6 * HOUR)
  const viewing = await aViewing(world, as, { ...changes, hours: 3 })
  world.now = now
  return viewing
}
