import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { isSentOverHttps, senderAddress } from './sender.ts'

async function senderSeen(trustProxy: string, headers: Record<string, string>, publicUrl = '') {
  const env = { TRUST_PROXY: trustProxy, PUBLIC_URL: publicUrl }
  const world = await testApp({ url: 'postgres://nobody@127.0.0.1:1/nothing', env })
  world.app.get('/sender', (call) =>
    call.json({ address: senderAddress(call), https: isSentOverHttps(call) }),
  )
  return (await world.request('GET', '/sender', { headers })).body
}

const address = async (trustProxy: string, forwarded: string) =>
  (await senderSeen(trustProxy, { 'x-forwarded-for': forwarded })).address

test('the sender is the address that the outermost trusted proxy saw', async () => {
  const forwarded = '192.0.2.66, 203.0.113.7, 10.0.0.1'
  expect(await address('0', forwarded)).toBe('unknown')
  expect(await address('1', forwarded)).toBe('10.0.0.1')
  expect(await address('2', forwarded)).toBe('203.0.113.7')
  expect(await address('5', forwarded)).toBe('unknown')
})

test('every spelling of an address is the same sender', async () => {
  for (const [written, expected] of [
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['[2001:db8:0:0:1::]:51234', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ] as const) {
    expect([written, await address('1', written)]).toEqual([written, expected])
  }
})

test('https is believed only of PUBLIC_URL and of a trusted proxy', async () => {
  const https = async (...args: Parameters<typeof senderSeen>) => (await senderSeen(...args)).https
  expect(await https('0', {})).toBe(false)
  expect(await https('0', { 'x-forwarded-proto': 'https' })).toBe(false)
  expect(await https('1', { 'x-forwarded-proto': 'https' })).toBe(true)
  expect(await https('1', { 'x-forwarded-proto': 'https, http' })).toBe(false)
  expect(await https('0', {}, 'https://sathani.example')).toBe(true)
  expect(await https('0', {}, 'http://sathani.example')).toBe(false)
})
