import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { recordPresses } from './inline-functions.server.ts'

test('a document has exactly the inline scripts that its Content-Security-Policy allows', async () => {
  const world = await testApp()
  const as = await world.signIn()
  const links = {
    scripts: ['/a.js'],
    preloads: ['/b.js'],
    styles: [],
    font: null,
    icons: null,
    style: null,
  }
  const app = createApp(world.services, { folder: null, links: () => links })
  const response = await app.request('/admin', { headers: { cookie: as.cookie } })
  const text = await response.text()
  const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(2)
  // A control may be used before the rest of the document has arrived.
  expect(text.slice(0, text.indexOf('<body>'))).toContain(recordPresses.name)
  const hashes = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", ...hashes].join(' '))
})
