import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

test('the one inline script of a page is the one that the policy allows', async () => {
  const { app } = await testApp()
  const answer = await app.request('/admin')
  const scripts = [...(await answer.text()).matchAll(/<script>(.*?)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  const hash = createHash('sha256')
    .update(scripts[0]?.[1] ?? '')
    .digest('base64')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash}'`)
})
