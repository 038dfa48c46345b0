import type { Context } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { personName } from '../../shared/person-name.ts'
import { addNotifications, type NewNotification } from './add-notifications.ts'

/** Tells somebody that a colleague took over a record of theirs. */
export async function notifyTakenOver(
  tx: Context,
  { subject, subjectId, details }: Omit<NewNotification, 'kind'>,
  former: number,
): Promise<void> {
  const { actor } = tx
  if (!actor || actor.id === former) return
  const notice = { kind: 'assigned', subject, subjectId } as const
  const told = { ...details, by: personName(actor), isTakenOver: true }
  await addNotifications(tx, { ...notice, details: told }, [former])
  await publishChange(tx, 'notification', null)
}

/**
 * Tells somebody that a colleague gave them a conversation or a contact, in the colleague's transaction.
 * Nobody is told of what they took themselves; what the system gives is told as an inquiry.
 */
export async function notifyAssigned(
  tx: Context,
  { subject, subjectId, details }: Omit<NewNotification, 'kind'>,
  assigneeId: number,
): Promise<void> {
  const { actor } = tx
  if (!actor || actor.id === assigneeId) return
  const notice = { kind: 'assigned', subject, subjectId } as const
  await addNotifications(tx, { ...notice, details: { ...details, by: personName(actor) } }, [
    assigneeId,
  ])
  await publishChange(tx, 'notification', null)
}
