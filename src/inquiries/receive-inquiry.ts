import { sql } from 'kysely'
import { countryCodeOf, identitiesOf } from '../contacts/identities.ts'
import { contactMethodFor, DEFAULT_COUNTRY_CODE } from '../contacts/rules.ts'
import { searchWords } from '../contacts/search-words.ts'
import type { Context } from '../context.ts'
import { notFound } from '../refused.ts'
import { MAX_ID } from '../shared/fields.ts'
import type { Submission } from './rules.ts'
import { submissionText, submissionTitle } from './submission-text.ts'

/**
 * Takes in a public form: stores it, finds or makes its contact, and puts it on the contact's timeline
 * and into the inbox; all or nothing, in one statement (`receive_inquiry` in the migrations). A unit
 * that is hidden or deleted may be asked about; for one that never was it throws 404.
 * Answers the submission's id.
 */
export async function receiveInquiry(context: Context, sent: Submission): Promise<number> {
  const propertyId = sent.kind === 'unit' ? (sent.propertyId ?? null) : null
  if (propertyId !== null && (propertyId < 1 || propertyId > MAX_ID)) throw notFound('Property')
  const prepared = { ...prepare(sent), unitId: propertyId }
  const { rows } = await sql<{ id: number | null }>`
    select receive_inquiry(${JSON.stringify(prepared)}::jsonb, ${context.now.toISOString()}) as id
  `.execute(context.db)
  const id = rows[0]?.id
  if (!id) throw notFound('Property')
  return id
}

function prepare(sent: Submission) {
  const { name, email, phone } = sent
  const ofUnit = sent.kind === 'unit' ? sent : null
  const ofContact = sent.kind === 'contact' ? sent : null
  const identities = identitiesOf({
    phone,
    email,
    line: ofUnit?.lineId,
    whatsapp: ofUnit?.isWhatsapp ? phone : null,
  })
  return {
    kind: sent.kind,
    name,
    email,
    phone,
    countryCode: countryCodeOf(phone ?? '') ?? DEFAULT_COUNTRY_CODE,
    lineId: ofUnit?.lineId,
    isWhatsapp: ofUnit?.isWhatsapp,
    propertyDetails: ofUnit?.propertyDetails,
    requirements: ofContact?.requirements,
    contactMethod: ofContact?.contactMethod ?? contactMethodFor(sent),
    identities,
    words: searchWords(sent, identities),
    handle: email.toLowerCase(),
    title: submissionTitle(sent),
    content: submissionText(sent),
  }
}
