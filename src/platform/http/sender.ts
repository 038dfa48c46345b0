import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Call } from './edge.ts'

/**
 * The sender's address: the socket's, or with `TRUST_PROXY=n` the n-th from the right of
 * X-Forwarded-For, which the outermost trusted proxy wrote. IPv6 senders are identified by their
 * /64 network, which one subscriber usually holds.
 */
export function senderAddress(call: Call): string {
  const { trustProxy } = call.get('services').env
  const forwarded = hop(call.req.header('x-forwarded-for'), trustProxy)
  return networkOf(forwarded ?? socketAddress(call))
}

/** Whether the visitor's own connection is encrypted, according to PUBLIC_URL and TRUST_PROXY. */
export function isSentOverHttps(call: Call): boolean {
  const { trustProxy, publicUrl } = call.get('services').env
  if (publicUrl?.startsWith('https:')) return true
  return trustProxy > 0 && hop(call.req.header('x-forwarded-proto'), 1) === 'https'
}

/**
 * The n-th value from the right of a forwarding header, if that many proxies are trusted and
 * present.
 */
function hop(header: string | undefined, fromRight: number): string | undefined {
  if (!header || fromRight === 0) return undefined
  return header.split(',').at(-fromRight)?.trim().toLowerCase() || undefined
}

function socketAddress(call: Call): string {
  try {
    return getConnInfo(call).remote.address ?? 'unknown'
  } catch {
    return 'unknown' // a call without a socket: tests that ask the app directly
  }
}

/** The address under which a sender is counted: for IPv6 its /64 network. */
export function networkOf(address: string): string {
  const withoutPort = address
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutPort)?.[1]
  if (mapped) return mapped
  if (isIP(withoutPort) !== 6) return withoutPort
  return `${groups(withoutPort).slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16))
}
