import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../platform/testing/test-app.ts'
import type { CannedReplyRecord } from '../sales/inbox/rules/canned-reply.ts'
import type { ShortlistRecord } from '../sales/shortlists/rules/shortlist.ts'
import { demoSends } from './demo-tables.ts'
import { seedInventory } from './seed-inventory.ts'

const world = await testApp()
let admin: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  await seedInventory({ ...world.context(), origin: 'https://agency.example' }, new Map())
})

test('the demo agency sent homes, of which some were opened, liked and asked to be seen', async () => {
  const { body } = await world.request('GET', '/api/sends?limit=50', { as: admin })
  const sends: ShortlistRecord[] = body
  expect(sends).toHaveLength(demoSends.length)
  expect(sends.map(({ delivery }) => delivery?.state)).toEqual(sends.map(() => 'recorded'))
  expect(new Set(sends.map(({ language }) => language))).toEqual(new Set(['en', 'th']))
  expect(sends.some(({ opened }) => opened === 0)).toBe(true)
  expect(sends.some(({ liked }) => liked > 1)).toBe(true)
  expect(sends.some(({ asked }) => asked > 0)).toBe(true)
  for (const { contact, opened, homes, createdAt } of sends) {
    expect(homes.length).toBeGreaterThan(1)
    expect(Date.parse(createdAt)).toBeLessThan(world.now.getTime())
    const timeline = await world.request('GET', `/api/leads/${contact?.id}/activities`, {
      as: admin,
    })
    const entries: { type: string; title: string }[] = timeline.body
    const sent = `${homes.length} homes by`
    expect(entries.some(({ title }) => title.includes(sent))).toBe(true)
    expect(entries.some(({ type }) => type === 'page_view')).toBe(opened > 0)
  }
})

test('the demo agency has canned replies in English and Thai', async () => {
  const { body } = await world.request('GET', '/api/inbox/canned-replies', { as: admin })
  const answers: CannedReplyRecord[] = body
  expect(answers.length).toBeGreaterThan(3)
  expect(answers.every(({ isAgency }) => isAgency)).toBe(true)
  expect(answers.some(({ content }) => /[ก-๙]/.test(content))).toBe(true)
})

test('the messages with homes lead to their pages, wherever they are read', async () => {
  const { body: sends } = await world.request('GET', '/api/sends?limit=50', { as: admin })
  const { body } = await world.request('GET', '/api/inbox/messages', { as: admin })
  const texts: string[] = body.map(({ content }: { content: string }) => content)
  for (const { url } of sends as ShortlistRecord[]) {
    const address = `https://agency.example${new URL(url).pathname}`
    expect(texts.some((text) => text.includes(address))).toBe(true)
  }
})
