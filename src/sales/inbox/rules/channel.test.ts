import { expect, test } from 'vitest'
import { type ChannelRecord, isSent } from './channel.ts'

const connected: ChannelRecord = {
  ...{ id: 'line', isConnected: true, can: { send: true, receive: true, attach: true } },
  ...{ sendsTo: 'handle', why: null },
}

const somchai = { name: 'Somchai', address: 'somchai@example.com' }

test('a channel that sends to handles needs no e-mail address', () => {
  expect(isSent(connected, { handle: 'U4af4980629', members: [] })).toBe(true)
  expect(isSent({ ...connected, isConnected: false }, { handle: 'U4af4980629', members: [] })).toBe(
    false,
  )
})

test('a channel that sends to e-mail addresses needs one', () => {
  const email: ChannelRecord = { ...connected, id: 'email', sendsTo: 'email' }
  expect(isSent(email, { handle: 'somchai@example.com', members: [somchai] })).toBe(true)
  expect(isSent(email, { handle: '+66812345678', members: [] })).toBe(false)
})

test('a channel that records sends nothing', () => {
  const recorded: ChannelRecord = { ...connected, sendsTo: null }
  expect(isSent(recorded, { handle: 'somchai@example.com', members: [somchai] })).toBe(false)
})
