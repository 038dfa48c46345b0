import * as z from 'zod/mini'
import { draftsOf } from '../../../../admin/drafts/draft-store.ts'

/** The drafts that hold what a conversation has to send. */
export const OUTBOX = 'outbox of conversation'
export const OutboxDraft = z.object({ items: z.array(z.unknown()) })

/** How many messages of this user the server does not have yet, in all conversations. */
export function unsentMessages(user: number): number {
  return draftsOf(user, OUTBOX).reduce<number>(
    (sum, typed) => sum + (OutboxDraft.safeParse(typed).data?.items.length ?? 0),
    0,
  )
}
