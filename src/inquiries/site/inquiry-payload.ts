import { canBePhone } from '../form-rules.ts'

type Values = Readonly<Record<string, string | undefined>>

/** The unit a person asks about; `details` are its project's name and its unit number. */
export type AskedUnit = { id: number; details: string }

/** The filled-in inquiry form as `POST /api/property-inquiry` takes it. */
export function inquiryPayload(values: Values, unit: AskedUnit) {
  return {
    name: values.name?.trim() ?? '',
    phone: numberToSend(values.phone, values),
    email: values.email?.trim() ?? '',
    lineId: values.lineId?.trim() ?? '',
    isWhatsapp: values.isWhatsapp === 'on',
    propertyId: unit.id,
    propertyDetails: unit.details,
  }
}

/**
 * The filled-in contact form as `POST /api/leads` takes it from a visitor. WhatsApp and LINE have no
 * field of their own there, so they stand at the end of the requirements.
 */
export function contactPayload(values: Values) {
  const phone = numberToSend(values.phone, values)
  const whatsapp = values.whatsappSame === 'on' ? phone : numberToSend(values.whatsapp, values)
  const line = values.lineSame === 'on' ? phone : (values.line?.trim() ?? '')
  const requirements = [
    values.requirements?.trim(),
    whatsapp && `WhatsApp: ${whatsapp}`,
    line && `LINE: ${line}`,
  ]
  return {
    name: values.name?.trim() ?? '',
    email: values.email?.trim() ?? '',
    ...(phone && { phone }),
    contactMethod: phone ? 'phone' : 'email',
    requirements: requirements.filter(Boolean).join('\n'),
    source: 'website',
  }
}

/**
 * A number in the country that was chosen, without the 0 that is dialled only there, unless it carries
 * its own country code. What cannot be a number stays as typed.
 */
function numberToSend(typed: string | undefined, { countryCode = '' }: Values): string {
  // Numbers copied from an address book bring invisible marks of direction along.
  const number = (typed ?? '').replace(/\p{Cf}/gu, '').trim()
  if (!canBePhone(number) || /^\(?(\+|00)/.test(number)) return number
  return countryCode + number.replace(/^(\(?)[0๐]/, '$1')
}
