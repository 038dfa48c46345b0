import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { isPublicAddress, isPublicUrl, lookupPublic } from './public-address.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://8.8.8.8/push',
  'https://[2606:4700::1111]/push',
])('a push service may be at %s', (url) => {
  expect(isPublicUrl(url)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://user:word@push.example/x',
  'https://push.example:8443/x',
  'https://localhost/x',
  'https://intranet/x',
  'https://db.internal/x',
  'https://printer.local./x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://10.1.2.3/x',
  'https://172.20.0.1/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://[fd00::1]/x',
  'https://[2001:db8::1]/x',
  'ftp://push.example/x',
  'push.example',
  '',
])('a push service is never at %s', (url) => {
  expect(isPublicUrl(url)).toBe(false)
})

test('a name that stands for this machine is not connected to', async () => {
  const looked = await new Promise<Error | null>((resolve) =>
    lookupPublic('localhost', {}, (error) => resolve(error)),
  )
  expect(looked?.message).toContain('not an address of the internet')
  expect(isPublicAddress('no address')).toBe(false)
})

test('an endpoint that is not public is refused when a browser sends it', async () => {
  const world = await testApp()
  const as = await world.signIn('agent')
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  for (const endpoint of ['https://127.0.0.1/x', 'http://127.0.0.1:8080/x', 'nothing']) {
    const body = { endpoint, keys }
    const { status, body: answer } = await world.request('POST', '/api/notifications/push', {
      as,
      body,
    })
    expect([status, answer.errors[0].path]).toEqual([400, 'endpoint'])
  }
})
