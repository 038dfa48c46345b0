import * as z from 'zod/mini'
import {
  clearableForm,
  clearableText,
  email,
  recordVersion,
  requiredText,
} from '../../../shared/fields/fields.ts'
import { lineId, phoneNumber } from '../../../shared/fields/reach.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { WorkingHours, weeklyHours } from '../../duty/rules/inquiry-settings.ts'
import { AgencyAccents } from './accent.ts'

/** The fields of the agency that clients read, with their labels. */
export const AgencyFields = valueSet('AgencyFields', {
  name: 'Name',
  nameTh: 'Name in Thai',
  logo: 'Logo',
  accent: 'Colour of links',
  phone: 'Phone',
  secondPhone: 'Second phone',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  email: 'Email',
  address: 'Address',
  addressTh: 'Address in Thai',
  hours: 'Hours',
  closedOnHolidays: 'Closed on public holidays',
  licence: 'Licence number',
  companyNumber: 'Company number',
})
export type AgencyField = (typeof AgencyFields.ids)[number]

/** The longer side of a logo has at least so many pixels: it is printed, too. */
export const MIN_LOGO_PIXELS = 256

const text = z.nullable(z.string())

/** What clients read of the agency. */
export const Agency = z.object({
  name: z.string(),
  nameTh: text,
  logo: text,
  accent: z.enum(AgencyAccents.ids),
  phone: z.string(),
  secondPhone: text,
  line: text,
  whatsapp: text,
  email: z.string(),
  address: text,
  addressTh: text,
  hours: z.array(WorkingHours),
  closedOnHolidays: z.boolean(),
  licence: text,
  companyNumber: text,
  /** The fields that still have an invented value. */
  invented: z.array(z.enum(AgencyFields.ids)),
  version: z.int(),
})
export type Agency = z.output<typeof Agency>

/** Changes of the agency: what is absent stays. */
export const AgencyChanges = z.object({
  name: z.optional(requiredText(100)),
  nameTh: clearableText(100),
  logo: clearableText(500),
  accent: z.optional(oneOf(AgencyAccents)),
  phone: z.optional(phoneNumber()),
  secondPhone: clearableForm(phoneNumber()),
  line: clearableForm(lineId()),
  whatsapp: clearableForm(phoneNumber()),
  email: z.optional(email().check(z.minLength(1, 'Required'))),
  address: clearableText(300),
  addressTh: clearableText(300),
  hours: z.optional(weeklyHours()),
  closedOnHolidays: z.optional(z.boolean()),
  licence: clearableText(50),
  companyNumber: clearableText(50),
  version: recordVersion(),
})
export type AgencyChanges = z.output<typeof AgencyChanges>

/** The fields whose values are invented: the settings begin with them, and no client can use them. */
export function inventedFields(
  agency: Pick<Agency, 'phone' | 'secondPhone' | 'whatsapp' | 'email' | 'licence'>,
): AgencyField[] {
  const isNumber = (phone: string | null) =>
    phone?.replace(/\D/g, '').replace(/^66/, '0') === '020000000'
  const isInvented = {
    phone: isNumber(agency.phone),
    secondPhone: isNumber(agency.secondPhone),
    whatsapp: isNumber(agency.whatsapp),
    // Nobody can own a name that ends so (RFC 2606).
    email: agency.email.endsWith('.example'),
    licence: agency.licence?.startsWith('0000/') ?? false,
  }
  return AgencyFields.ids.filter(
    (id) => id in isInvented && isInvented[id as keyof typeof isInvented],
  )
}
