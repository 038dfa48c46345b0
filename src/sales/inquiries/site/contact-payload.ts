import { canBePhone } from '../rules/inquiry-form.ts'

type Values = Readonly<Record<string, string | undefined>>

/**
 * The filled-in contact form as the body of a visitor's `POST /api/leads`. WhatsApp and LINE have
 * no fields of their own there and are appended to the requirements.
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
 * A number with the chosen country code, without the national 0, unless it carries its own country
 * code. What cannot be a number stays as typed.
 */
export function numberToSend(typed: string | undefined, { countryCode = '' }: Values): string {
  // Numbers copied from an address book may contain invisible direction marks.
  const number = (typed ?? '').replace(/\p{Cf}/gu, '').trim()
  if (!canBePhone(number) || /^\(?(\+|00)/.test(number)) return number
  return countryCode + number.replace(/^(\(?)[0๐]/, '$1')
}
