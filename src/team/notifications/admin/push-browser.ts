import { addPush, endPush } from './notification-calls.ts'

/** Whether this browser shows pushes: `denied` by its user; `unsupported` and `home_screen` are not able to. */
export type BrowserState = 'on' | 'off' | 'denied' | 'unsupported' | 'home_screen'

const WORKER = '/push-worker.js'
const SCOPE = '/admin'
/**
 * Who turned pushes on in this browser, and the endpoint that they had: only theirs are taken up again after
 * a new sign-in.
 */
const STORED = 'sathani-push'

/** What this browser can show, and its subscription's endpoint. */
export async function browserPush(): Promise<{ state: BrowserState; endpoint: string | null }> {
  if (!canPush()) return { state: isApplePhone() ? 'home_screen' : 'unsupported', endpoint: null }
  if (Notification.permission === 'denied') return { state: 'denied', endpoint: null }
  const endpoint = (await subscription())?.endpoint ?? null
  return { state: endpoint && Notification.permission === 'granted' ? 'on' : 'off', endpoint }
}

/** Asks for permission, subscribes this browser and tells the server. Only within a press of the user. */
export async function turnOnPush(pushKey: string, userId: number): Promise<BrowserState> {
  if (!canPush()) return (await browserPush()).state
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const { pushManager } = await navigator.serviceWorker.ready
  const present = await pushManager.getSubscription()
  const isCurrent = present !== null && keyOf(present) === pushKey
  if (present && !isCurrent) await present.unsubscribe()
  const subscribed =
    present && isCurrent
      ? present
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  await store(subscribed, userId)
  return 'on'
}

/** Ends pushes to this browser, here and on the server. */
export async function turnOffPush(): Promise<void> {
  const present = await subscription()
  if (present) await endPush(present.endpoint)
  remember(null)
  await present?.unsubscribe()
}

/** Ends pushes to this browser as its user signs out, who may not be the only one here. */
export async function clearPush(): Promise<void> {
  if (recalled() === null) return
  remember(null)
  await (await subscription())?.unsubscribe()
}

/**
 * Takes up the subscription of this user's browser again, which ended with the session before, or has another
 * endpoint now. `known` are the endpoints that the server has: one that is missing in the same session was
 * removed on another machine, or is gone, and is left off.
 */
export async function resumePush(
  userId: number,
  isNewSession: boolean,
  known: () => Promise<string[]>,
): Promise<void> {
  const mine = recalled()
  if (mine?.userId !== userId) return
  const { state, endpoint } = await browserPush()
  if (state !== 'on' || endpoint === null || (await known()).includes(endpoint)) return
  if (!isNewSession && endpoint === mine.endpoint) return remember(null)
  const present = await subscription()
  if (present) await store(present, userId)
}

/** Whether this user turned pushes on in this browser. */
export const hasPush = (userId: number) => recalled()?.userId === userId

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** On an iPhone or iPad only pages on the home screen can push. A new iPad says it is a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return (
    /\b(iPhone|iPad)\b/.test(userAgent) || (/\bMac OS X\b/.test(userAgent) && maxTouchPoints > 1)
  )
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Tells the server, and remembers whose it is. */
async function store(subscribed: PushSubscription, userId: number): Promise<void> {
  await addPush(asInput(subscribed))
  remember(`${userId} ${subscribed.endpoint}`)
}

function asInput(subscribed: PushSubscription) {
  const { endpoint, keys } = subscribed.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return { endpoint: endpoint ?? subscribed.endpoint, keys: { p256dh, auth } }
}

/** The key that a subscription was made for, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function remember(whose: string | null): void {
  try {
    if (whose === null) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, whose)
  } catch {
    // Without storage the subscription ends with its session.
  }
}

function recalled(): { userId: number; endpoint: string } | null {
  try {
    const [userId, endpoint = ''] = localStorage.getItem(STORED)?.split(' ') ?? []
    return userId === undefined ? null : { userId: Number(userId), endpoint }
  } catch {
    return null
  }
}
