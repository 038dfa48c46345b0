import { createECDH } from 'node:crypto'
import type { Db } from '../../../platform/db/connect.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import type { PushPayload } from '../rules/notification.ts'
import { postPush } from './post-push.ts'
import { isPublicUrl, lookupPublic } from './public-address.ts'
import type { pushSender } from './push-sender.ts'

/** Where a browser's push service takes its messages, and the keys they are encrypted with. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** What became of a push. `gone`: the browser does not want any more. */
export type Pushed = { state: 'sent' } | { state: 'gone' } | { state: 'unsent'; why: Refusal }

/** Sends Web Pushes with the installation's key. */
export type Push = {
  /** The key that browsers subscribe to, made with the first call ever; URL-safe base64. */
  publicKey(): Promise<string>
  /** Whether Apple takes them: it refuses senders whose name does not exist. */
  reachesApple: boolean
  /** Whether pushes are sent to this endpoint: only to public hosts, over HTTPS. */
  accepts(endpoint: string): boolean
  send(subscription: Subscription, payload: PushPayload): Promise<Pushed>
}

// Seconds for which a push service keeps what it cannot deliver: until tomorrow it is of no use.
const KEEP_SECONDS = 12 * 3600
const TIMEOUT_MS = 20_000

type Options = {
  sender: ReturnType<typeof pushSender>
  /** Only for tests: also accepts a push service on this machine, over HTTP. */
  allowsLoopback?: boolean
}

/** Opens the installation's Web Push. Its keys are in the database, and read once. */
export function openPush(db: Db, { sender, allowsLoopback = false }: Options): Push {
  let keys: ReturnType<typeof pushKeys> | undefined
  const keysOnce = () => {
    keys ??= pushKeys(db).catch((error) => {
      keys = undefined
      throw error
    })
    return keys
  }
  const accepts = (endpoint: string) =>
    isPublicUrl(endpoint) || (allowsLoopback && endpoint.startsWith('http://127.0.0.1:'))
  return {
    publicKey: async () => (await keysOnce()).publicKey,
    reachesApple: sender.isReal,
    accepts,
    async send(subscription, payload) {
      const { endpoint, p256dh, auth } = subscription
      if (!accepts(endpoint)) {
        return { state: 'unsent', why: refusal('push_endpoint_not_public') }
      }
      if (!sender.isReal && isApples(endpoint)) {
        return { state: 'unsent', why: refusal('push_without_sender') }
      }
      const { publicKey, privateKey } = await keysOnce()
      // Loaded with the first push: most processes never send any.
      const { default: webPush } = await import('web-push')
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          vapidDetails: { subject: sender.subject, publicKey, privateKey },
          TTL: KEEP_SECONDS,
          urgency: 'high',
          contentEncoding: 'aes128gcm',
        },
      )
      const lookup = allowsLoopback ? undefined : lookupPublic
      return outcome(await postPush(request, { lookup, timeout: TIMEOUT_MS }))
    },
  }
}

function isApples(endpoint: string): boolean {
  return new URL(endpoint).hostname.endsWith('.push.apple.com')
}

function outcome(answer: Awaited<ReturnType<typeof postPush>>): Pushed {
  if ('error' in answer) {
    return { state: 'unsent', why: refusal('push_unreachable', { reason: answer.error }) }
  }
  const { status, text } = answer
  if (status >= 200 && status < 300) return { state: 'sent' }
  if (status === 404 || status === 410) return { state: 'gone' }
  return { state: 'unsent', why: refusal('push_refused', { status, reason: text }) }
}

/** The VAPID keys (RFC 8292) of the installation, made if there are none: the same for all processes. */
async function pushKeys(db: Db): Promise<{ publicKey: string; privateKey: string }> {
  const stored = () =>
    db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).executeTakeFirst()
  const keys = await stored()
  if (keys) return keys
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const made = {
    publicKey: curve.getPublicKey('base64url'),
    // SelectedBuilding zeros are left out by the curve.
    privateKey: Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  }
  await db
    .insertInto('pushKeys')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await stored()) ?? made
}
