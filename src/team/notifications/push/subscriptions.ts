import { ECDH } from 'node:crypto'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { invalid } from '../../../refused.ts'
import { record } from '../../activity/record.ts'
import { hashToken } from '../../staff/sign-in/session.ts'
import type { PushInput } from '../rules/notification.ts'
import { browserName } from './browser-name.ts'
import type { Subscription } from './push.ts'

const MAX_DEVICES = 20

/**
 * Stores that this browser receives the signed-in user's pushes, for as long as its session lives. A
 * browser that is known already moves to this session. Refuses (400) an endpoint that is not at a public
 * host, and a key that is none.
 */
export async function addSubscription(
  context: Context,
  { endpoint, keys }: PushInput,
  { token, userAgent }: { token: string; userAgent: string },
): Promise<{ id: number }> {
  if (!context.push?.accepts(endpoint)) throw invalid('endpoint', 'push_endpoint_not_public')
  if (!isPublicKey(keys.p256dh)) throw invalid('keys.p256dh', 'push_key_wrong')
  const userId = context.actor?.id ?? 0
  return inTransaction(context, async (tx) => {
    const known = await tx.db
      .selectFrom('pushSubscriptions')
      .select(['id', 'userId'])
      .where('endpoint', '=', endpoint)
      .forUpdate()
      .executeTakeFirst()
    const row = {
      userId,
      sessionHash: hashToken(token),
      p256dh: keys.p256dh,
      auth: keys.auth,
      name: browserName(userAgent),
      failure: null,
    }
    const { id } = await tx.db
      .insertInto('pushSubscriptions')
      .values({ ...row, endpoint, createdAt: tx.now })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    if (known?.userId !== userId) {
      await removeOldest(tx, userId)
      await record(tx, 'update', 'notification_settings', userId, { device: [null, row.name] })
    }
    return { id }
  })
}

/** Whether this is a point of the curve that pushes are encrypted on (RFC 8291). */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url')
    return true
  } catch {
    return false
  }
}

/** Forgets the oldest devices of a user beyond twenty. */
async function removeOldest({ db }: Context, userId: number): Promise<void> {
  const oldest = db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .offset(MAX_DEVICES)
  await db.deleteFrom('pushSubscriptions').where('id', 'in', oldest).execute()
}

/** Ends the pushes to one of the user's browsers; one that is not there has none. */
export async function endSubscription(context: Context, endpoint: string): Promise<void> {
  const userId = context.actor?.id ?? 0
  await inTransaction(context, async (tx) => {
    const removed = await tx.db
      .deleteFrom('pushSubscriptions')
      .where('endpoint', '=', endpoint)
      .where('userId', '=', userId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) return
    await record(tx, 'update', 'notification_settings', userId, { device: [removed.name, null] })
  })
}

/** The subscription of a browser whose session lives, or null. */
export async function subscriptionToPush(
  { db, now }: Context,
  id: number,
): Promise<(Subscription & { userId: number; hasFailed: boolean }) | null> {
  const row = await db
    .selectFrom('pushSubscriptions as p')
    .innerJoin('sessions as s', 's.tokenHash', 'p.sessionHash')
    .innerJoin('staffUsers as u', 'u.id', 'p.userId')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'p.userId', 'p.failure'])
    .where('p.id', '=', id)
    .where('s.expiresAt', '>', now.toISOString())
    .where('u.isActive', '=', true)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { failure, ...subscription } = row
  return { ...subscription, hasFailed: failure !== null }
}

/** Removes a browser that its push service does not know any more. */
export async function removeSubscription(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await tx.db.deleteFrom('pushSubscriptions').where('id', '=', id).execute()
    await publishChange(tx, 'notification', null)
  })
}
