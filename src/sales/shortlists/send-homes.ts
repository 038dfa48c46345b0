import { randomBytes } from 'node:crypto'
import { type Context, inTransaction } from '../../context.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { requireDeal } from '../deals/deal-subjects.ts'
import { requireContact } from '../inbox/require-contact.ts'
import { checkHomes } from './check-homes.ts'
import { SEND_DAYS, type ShortlistInput } from './rules/shortlist.ts'

const DAY_MS = 86_400_000
const TOKEN_BYTES = 16

/**
 * Makes a page of homes that can be opened for thirty days by whoever has its address. Refuses (400)
 * homes that visitors cannot see, and an unknown contact or deal. The audit log does not have the token.
 */
export async function sendHomes(
  context: Context,
  { contactId = null, dealId = null, ...fields }: ShortlistInput,
): Promise<{ id: number; token: string }> {
  return inTransaction(context, async (tx) => {
    const input = { ...fields, contactId, dealId }
    await checkHomes(tx.db, input.unitIds)
    await requireContact(tx, contactId)
    await requireDeal(tx, dealId)
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const endsAt = new Date(tx.now.getTime() + SEND_DAYS * DAY_MS)
    const { id } = await tx.db
      .insertInto('shortlists')
      .values({ ...input, token, sentById: tx.actor?.id ?? 0, createdAt: tx.now, endsAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, 'create', 'shortlist', id, changedFields({}, input))
    return { id, token }
  })
}
