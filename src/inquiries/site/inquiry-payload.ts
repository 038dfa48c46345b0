import { withCountryCode } from '../../shared/country-codes.ts'

type Values = Readonly<Record<string, string | undefined>>

/** The unit a person asks about; `details` are its project's name and its unit number. */
export type AskedUnit = { id: number; details: string }

/** What a person must fill in to ask about a unit, and to be contacted. */
export const inquiryRequired = ['name', 'phone', 'email'] as const
export const contactRequired = ['name', 'email'] as const

/** The filled-in inquiry form as `POST /api/property-inquiry` takes it. */
export function inquiryPayload(values: Values, unit: AskedUnit) {
  return {
    name: values.name?.trim() ?? '',
    phone: withCountryCode(values.countryCode ?? '', values.phone ?? ''),
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
  const code = values.countryCode ?? ''
  const phone = withCountryCode(code, values.phone ?? '')
  const whatsapp =
    values.whatsappSame === 'on' ? phone : withCountryCode(code, values.whatsapp ?? '')
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
