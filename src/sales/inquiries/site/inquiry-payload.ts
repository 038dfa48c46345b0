import { numberToSend } from './contact-payload.ts'

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
