import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { receiveInquiry } from '../../../sales/inquiries/receive-inquiry.ts'
import { aUnit } from '../../units/test-factory.ts'
import type { ContactPair } from '../rules/duplicates.ts'
import { saveContact } from '../save-contact.ts'
import { testPairs } from './test-pairs.ts'

let world: TestApp
let agent: SignedIn
const expected = new Map<string, { kind: string; isSame: boolean }>()

beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
  for (const { kind, isSame, contacts, asksAbout } of testPairs()) {
    const unit = asksAbout ? await aUnit(world) : null
    const ids: number[] = []
    for (const contact of contacts) {
      const { id } = await saveContact(world.context(), null, contact)
      ids.push(id)
      if (unit) await askAbout(unit.id, contact)
    }
    expected.set(ids.join('-'), { kind, isSame })
  }
  await world.services.jobs.idle()
  // Those who asked about a home are compared later, together.
  const task = world.services.jobs.tasks.get('compare-contacts')
  const process = { now: () => world.now, signal: new AbortController().signal }
  await task?.run(world.context(), {}, process)
}, 120_000)

async function askAbout(
  propertyId: number,
  contact: { name: string; email?: unknown; phone?: unknown },
) {
  await receiveInquiry(world.context(), {
    kind: 'unit',
    name: contact.name,
    email: String(contact.email),
    phone: String(contact.phone),
    isWhatsapp: false,
    propertyId,
  } as Parameters<typeof receiveInquiry>[1])
}

test('of 300 pairs those of one person are found, in both scripts, and few others', async () => {
  const found = await allPairs()
  const likely = found.filter(({ isLikely }) => isLikely)
  const isRight = (pair: ContactPair) => expected.get(key(pair))?.isSame ?? false
  const right = likely.filter(isRight)
  const wanted = [...expected.values()].filter(({ isSame }) => isSame).length
  const precision = right.length / likely.length
  const recall = found.filter(isRight).length / wanted
  const couples = found.filter(({ isLikely }) => !isLikely)
  console.info(
    `duplicates: ${expected.size} pairs, precision ${precision.toFixed(3)} of ${likely.length} likely ones, ` +
      `recall ${recall.toFixed(3)} of ${wanted}; ${couples.length} possible ones, ${couples.filter(isRight).length} of them one person`,
  )
  const missed = [...expected].filter(
    ([id, { isSame }]) => isSame && !found.some((pair) => key(pair) === id),
  )
  const wrong = likely
    .filter((pair) => !isRight(pair))
    .map(({ contacts, shares, names }) => ({ of: contacts.map(({ name }) => name), shares, names }))
  expect(precision, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.97)
  expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.9)
})

test('a couple with one phone is possible, never likely, and nobody is found by the name alone', async () => {
  const found = await allPairs()
  const of = (kind: string) => found.filter((pair) => expected.get(key(pair))?.kind === kind)
  const couples = of('a couple with one phone')
  expect(couples.map(({ isLikely }) => isLikely)).toEqual(Array(25).fill(false))
  expect(of('a common name and nothing else')).toEqual([])
})

async function allPairs(): Promise<ContactPair[]> {
  const { status, body } = await world.request('GET', '/api/leads/duplicates?limit=1000', {
    as: agent,
  })
  expect(status).toBe(200)
  return body
}

function key({ contacts }: ContactPair): string {
  return contacts
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join('-')
}
