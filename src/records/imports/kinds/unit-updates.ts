import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { columnsOf } from '../../../shared/fields/field-table.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import { missingFigures, UnitChange } from '../../units/rules/unit.ts'
import { unitFields } from '../../units/rules/unit-fields.ts'
import { ListingTypes } from '../../units/rules/unit-sets.ts'
import { saveUnit } from '../../units/save-unit.ts'
import type { KindUpdates, Stored } from './candidate.ts'
import { differing, pick } from './differing.ts'
import { makePeople } from './make-people.ts'
import { ROLES, UnitPeople } from './unit-people.ts'

/** The fields that a row can change: without those by which a unit is recognised. */
const Change = z.omit(UnitChange, {
  ...{ images: true, version: true, projectId: true, unitNumber: true },
})
const changeable = Object.keys(Change.shape)

type Input = Readonly<Record<string, unknown>>

/** How rows change units. */
export const unitUpdates: KindUpdates = {
  async stored(db, ids) {
    const rows = await db
      .selectFrom('units')
      .leftJoin('contacts as owner', 'owner.id', 'units.ownerContactId')
      .leftJoin('contacts as agent', 'agent.id', 'units.agentContactId')
      .select(columnsOf(unitFields).map((column) => `units.${column}` as const))
      .select(['units.id', 'units.version', 'owner.name as owner', 'agent.name as agent'])
      .where('units.id', 'in', [...ids])
      .where('units.deletedAt', 'is', null)
      .execute()
    return new Map(rows.map(({ id, version, ...fields }) => [id, { version, fields }]))
  },
  differences(input, stored) {
    const given = pick(input, changeable)
    // A file says the day only.
    if (dayOf(given.availabilityDate) === dayOf(stored.fields.availabilityDate))
      delete given.availabilityDate
    return { ...differing(stored.fields, given), ...newPeople(input, stored) }
  },
  fault(input, { fields }) {
    const unit = { ...fields, ...pick(input, changeable) }
    const [fault] = missingFigures({
      listingType: ListingTypes.read(String(unit.listingType)) ?? 'sell',
      price: numberOrNull(unit.price),
      rentAmount: numberOrNull(unit.rentAmount),
    })
    return fault ? { field: fault.path, code: fault.code, params: fault.params } : null
  },
  async save(tx, id, input, fields, made) {
    const named = Object.fromEntries(
      ROLES.filter((role) => fields.includes(`${role}ContactId`)).map((role) => [
        role,
        input[role],
      ]),
    )
    const [people] = await makePeople(tx, [named], made.contacts)
    await saveUnit(tx, id, Change.parse({ ...pick(input, fields), ...people }))
  },
  async restoreValues(tx, id, values) {
    const back = pick(values, changeable)
    const kept = 'status' in back ? await followsStatus(tx, id) : {}
    await saveUnit(tx, id, Change.parse({ ...kept, ...back }))
  },
}

/** What a new status would change besides, as it is now: a status that is put back says nothing of today. */
async function followsStatus(tx: Context, id: number): Promise<Input> {
  const { fields } = (await unitUpdates.stored(tx.db, [id])).get(id) ?? { fields: {} }
  return pick(fields, ['showOnWebsite', 'availabilityDate'])
}

/** Owners and agents that are no contacts yet; one of the stored contact's name is that contact. */
function newPeople(input: Input, { fields }: Stored): Changes {
  const people = UnitPeople.parse({ owner: input.owner, agent: input.agent })
  const changes: Changes = {}
  for (const role of ROLES) {
    const person = people[role]
    const stored = fields[role]
    const isSame =
      typeof stored === 'string' && person?.name?.toLowerCase() === stored.toLowerCase()
    if (!person || isSame) continue
    const name = person.name ?? person.phone ?? person.line ?? person.email
    changes[`${role}ContactId`] = [fields[`${role}ContactId`] ?? null, name]
  }
  return changes
}

function dayOf(moment: unknown): string | null {
  return typeof moment === 'string' ? bangkokDate(new Date(moment)) : null
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
