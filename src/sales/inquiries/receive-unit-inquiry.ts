import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { MAX_ID } from '../../shared/fields/fields.ts'
import { wasPurged } from '../../team/activity/was-purged.ts'
import { receiveInquiry } from './receive-inquiry.ts'
import type { Submission } from './rules/inquiry.ts'

type UnitForm = Omit<Extract<Submission, { kind: 'unit' }>, 'kind'>

/**
 * Receives the form of a unit. A page can stay open until its unit is permanently deleted: then the
 * inquiry is stored without the unit, with its name from the form. Throws 404 for a unit that never
 * existed.
 */
export async function receiveUnitInquiry(context: Context, form: UnitForm): Promise<number> {
  try {
    return await receiveInquiry(context, { kind: 'unit', ...form })
  } catch (error) {
    const { propertyId, ...withoutUnit } = form
    const isUnknown = error instanceof Refused && error.status === 404
    if (!isUnknown || !propertyId || propertyId > MAX_ID) throw error
    if (!(await wasPurged(context, 'unit', propertyId))) throw error
    return receiveInquiry(context, { kind: 'unit', ...withoutUnit })
  }
}
