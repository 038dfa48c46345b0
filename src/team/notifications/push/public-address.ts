import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not the internet: this machine, private ones, and those for special purposes (IANA). */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(network, bits, 'ipv4')
}

// Addresses of the internet are in here; all other IPv6 addresses are not, or stand for IPv4 ones.
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inside.check(address, 'ipv4')
  return version === 6 && global6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** Whether a push service may be at this URL: HTTPS on its own port, at a name or address of the internet. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return false
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(localhost|local|internal|intranet|lan|home|arpa)$/i.test(host)
}

/**
 * Looks a name up as connections do, and fails if any of its addresses is not of the internet: a name is
 * checked when it is connected to, whatever it stood for when it was entered.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error(`${host} has no address.`), '', 0)
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new Error(`${host} is not an address of the internet.`), '', 0)
    }
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
