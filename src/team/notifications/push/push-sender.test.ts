import { expect, test } from 'vitest'
import { pushSender } from './push-sender.ts'

const invented = 'hello@sathani.example'

test.each([
  [{ publicUrl: 'https://homes.co.th', contactEmail: invented }, 'https://homes.co.th'],
  [{ publicUrl: undefined, contactEmail: 'hello@homes.co.th' }, 'mailto:hello@homes.co.th'],
  [{ publicUrl: 'http://homes.co.th', contactEmail: 'a@homes.co.th' }, 'mailto:a@homes.co.th'],
])('pushes of %j are sent by %s', (settings, subject) => {
  expect(pushSender(settings)).toEqual({ subject, isReal: true })
})

test.each([
  [{ publicUrl: undefined, contactEmail: invented }],
  [{ publicUrl: 'https://sathani.example', contactEmail: invented }],
  [{ publicUrl: 'https://localhost', contactEmail: 'a@example.com' }],
])('the names of %j do not exist', (settings) => {
  expect(pushSender(settings).isReal).toBe(false)
})
