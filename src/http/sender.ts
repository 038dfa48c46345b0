import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Call } from './edge.ts'

/**
 * The sender's address: the socket's, or with `TRUST_PROXY=n` the n-th from the right of
 * X-Forwarded-For, which is the one that the outermost trusted proxy wrote. An IPv6 sender is its
 * network of 64 bits: one subscriber holds all of it.
 */
export function senderAddress(call: Call): string {
  const { trustProxy } = call.get('services').env
  const forwarded = hop(call.req.header('x-forwarded-for'), trustProxy)
  return networkOf(forwarded ?? socketAddress(call))
}

/** Whether the visitor's own connection is encrypted, as far as we can know: see PUBLIC_URL, TRUST_PROXY. */
export function cameByHttps(call: Call): boolean {
  const { trustProxy, publicUrl } = call.get('services').env
  if (publicUrl?.startsWith('https:')) return true
  return trustProxy > 0 && hop(call.req.header('x-forwarded-proto'), 1) === 'https'
}

/** The n-th value from the right of a forwarding header, if that many proxies are trusted and wrote. */
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

/** An address as one sender is counted: IPv6 by its network of 64 bits. */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[|\](:\d+)?$/g, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (isIP(bare) !== 6) return bare
  return `${groups(bare).slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...between, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
