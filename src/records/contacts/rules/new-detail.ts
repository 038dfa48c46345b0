import * as z from 'zod/mini'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { contactFields } from './contact.ts'

/** The fields of which a known contact may send something new. */
export const DetailFields = valueSet('DetailFields', {
  name: contactFields.name.label,
  phone: contactFields.phone.label,
  email: contactFields.email.label,
  whatsapp: contactFields.whatsapp.label,
  line: contactFields.line.label,
  facebook: contactFields.facebook.label,
  wechat: contactFields.wechat.label,
})
export type DetailField = (typeof DetailFields.ids)[number]

export const DetailDecisions = valueSet('DetailDecisions', {
  accepted: 'Accepted',
  ignored: 'Ignored',
})
export type DetailDecision = (typeof DetailDecisions.ids)[number]

/** A detail that a contact sent and staff have not entered. `value` is as it was typed. */
export const NewDetail = z.object({
  id: z.int(),
  field: z.enum(DetailFields.ids),
  value: z.string(),
  offeredAt: z.string(),
  decision: z.nullable(z.enum(DetailDecisions.ids)),
})
export type NewDetail = z.output<typeof NewDetail>

/** Null takes a decision back. */
export const DetailDecisionInput = z.object({ decision: z.nullable(z.enum(DetailDecisions.ids)) })

/** A phone is added behind the ones that are known; anything else takes the place of what is there. */
export function withDetail(field: DetailField, stored: string | null, value: string): string {
  return field === 'phone' && stored ? `${stored} / ${value}` : value
}
