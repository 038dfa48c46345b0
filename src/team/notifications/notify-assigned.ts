import type { Context } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { personName } from '../../shared/person-name.ts'
import { addNotifications, type NewNotification } from './add-notifications.ts'

type Notice = Omit<NewNotification, 'kind'>

/**
 * Tells somebody that a colleague gave them a conversation or a contact, in the colleague's transaction.
 * Nobody is told of what they took themselves; what the system gives is told as an inquiry.
 */
export function notifyAssigned(tx: Context, notice: Notice, assigneeId: number): Promise<void> {
  return tell(tx, notice, assigneeId)
}

/** Tells somebody that a colleague took over a record of theirs. */
export function notifyTakenOver(tx: Context, notice: Notice, former: number): Promise<void> {
  return tell(tx, { ...notice, details: { ...notice.details, isTakenOver: true } }, former)
}

async function tell(tx: Context, { details, ...notice }: Notice, user: number): Promise<void> {
  const { actor } = tx
  if (!actor || actor.id === user) return
  const told = { ...details, by: personName(actor) }
  await addNotifications(tx, { kind: 'assigned', ...notice, details: told }, [user])
  await publishChange(tx, 'notification', null)
}
