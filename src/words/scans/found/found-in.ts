import type { Context } from '../../../context.ts'
import { readFacts } from '../../../shared/reading/read-facts.ts'
import { vocabularyOf } from '../../writing/vocabulary.ts'
import { dealInfoOf } from '../facts/deal-info.ts'
import type { ScanRecord } from '../rules/scan.ts'
import { existingContacts } from './existing-contacts.ts'
import { existingSteps } from './existing-steps.ts'
import { matchesIn } from './matches-in.ts'

/** What a scan was opened from. */
export type ScanOf = { dealId: number | null; contactId: number | null }

type Found = Pick<ScanRecord, 'summary' | 'keyPoints' | 'steps' | 'contacts' | 'matches'>

/** What the text of a note says, which of it exists already, and which records it names. */
export async function foundIn(context: Context, of: ScanOf, text: string): Promise<Found> {
  const { now } = context
  const facts = readFacts(text, await vocabularyOf(context))
  const { summary, keyPoints, nextSteps, contacts } = dealInfoOf(text, facts, now)
  return {
    summary,
    keyPoints,
    steps: await existingSteps(context, of, nextSteps),
    contacts: await existingContacts(context, contacts),
    matches: await matchesIn(context, of, text, facts),
  }
}
