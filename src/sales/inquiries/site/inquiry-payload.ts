import { canBePhone } from '../rules/inquiry-form.ts'

/** What the name of a ready question's tick box begins with; its value is the question. */
export const QUESTION_FIELD = 'question-'

type Values = Readonly<Record<string, string | undefined>>

/**
 * What is asked about: a unit, `details` being its project's name and its unit number, or a building, which has its
 * name alone.
 */
export type Inquired = { unitId: number | null; details: string }

/** The filled-in inquiry form as the body of `POST /api/property-inquiry`. */
export function inquiryPayload(values: Values, { unitId, details }: Inquired) {
  return {
    name: values.name?.trim() ?? '',
    phone: numberToSend(values.phone, values),
    email: values.email?.trim() ?? '',
    lineId: values.lineId?.trim() ?? '',
    isWhatsapp: values.isWhatsapp === 'on',
    propertyId: unitId,
    propertyDetails: details,
    message: withQuestions(values),
    preferredTime: values.preferredTime?.trim() ?? '',
  }
}

/**
 * The message of a form, with the ready questions that are ticked before it. With JavaScript a ticked one is in
 * it already.
 */
export function withQuestions(values: Values): string {
  const message = values.message?.trim() ?? ''
  const ticked = Object.entries(values).flatMap(([name, question]) =>
    name.startsWith(QUESTION_FIELD) && question && !message.includes(question) ? question : [],
  )
  return [...ticked, message].filter(Boolean).join(' ')
}

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
function numberToSend(typed: string | undefined, { countryCode = '' }: Values): string {
  // Numbers copied from an address book may contain invisible direction marks.
  const number = (typed ?? '').replace(/\p{Cf}/gu, '').trim()
  if (!canBePhone(number) || /^\(?(\+|00)/.test(number)) return number
  return countryCode + number.replace(/^(\(?)[0๐]/, '$1')
}
