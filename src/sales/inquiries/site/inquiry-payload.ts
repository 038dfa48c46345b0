import { numberToSend } from './contact-payload.ts'
import { withQuestions } from './ready-questions.ts'

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
