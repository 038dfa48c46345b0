import { callApi, callApiList } from '../../../shared/api-client.ts'
import { faultsOf } from '../rules/inquiry-form.ts'
import { contactPayload } from './contact-payload.ts'
import { inquiryPayload } from './inquiry-payload.ts'

/* What checks and sends a public form: loaded with its first focus, as most visits fill in none. */

/** The bodies of the forms, and what is wrong with one before it is sent. */
export const sending = { contactPayload, inquiryPayload, faultsOf, isRepeated, sendForm }
export type Sending = typeof sending

/** Milliseconds in which the same form again is one that was sent by mistake. */
const REPEATED = 600_000

/** What was sent last, and when. */
let last = { key: '', at: 0 }

/** Whether the same was sent a moment ago. */
function isRepeated(body: object): boolean {
  return JSON.stringify(body) === last.key && Date.now() - last.at < REPEATED
}

/**
 * Sends a form; returns whether the home it is about has left the website meanwhile. Throws `ApiError` when it is
 * refused.
 */
async function sendForm(api: string, body: Readonly<Record<string, unknown>>): Promise<boolean> {
  await callApi(api, { method: 'POST', body })
  last = { key: JSON.stringify(body), at: Date.now() }
  if (!body.propertyId) return false
  return callApiList(`/api/units/search?propertyId=${body.propertyId}&limit=1`).then(
    ({ total }) => total === 0,
    () => false,
  )
}
