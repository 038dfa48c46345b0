import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../../records/contacts/test-factory.ts'
import { aUnit } from '../../../records/units/test-factory.ts'
import { aShortlist } from '../test-factory.ts'

let world: TestApp
let units: { id: number; unitNumber: string }[]
let ids: number[]
beforeAll(async () => {
  world = await testApp()
  units = [await aUnit(world), await aUnit(world)]
  ids = units.map(({ id }) => id)
})
beforeEach(() => later(60))

function later(minutes: number): void {
  world.now = new Date(world.now.getTime() + minutes * 60_000)
}
const one = () => ids[0] ?? 0
const two = () => ids[1] ?? 0

describe('The sender of a page', () => {
  const notices = async (as: SignedIn) =>
    (await world.request('GET', '/api/notifications', { as })).body
  const readAll = (as: SignedIn) =>
    world.request('POST', '/api/notifications/read', {
      as,
      body: { upTo: world.now.toISOString() },
    })

  test('is told once a day that it was opened, with what was liked since', async () => {
    const agent = await world.signIn('agent')
    const { id: contactId, name } = await aContact(world)
    const page = await aShortlist(world, agent, ids, { contactId })
    await page.react('opened')
    const opened = { kind: 'homes_opened', subject: 'shortlist', subjectId: page.id }
    expect(await notices(agent)).toMatchObject([{ ...opened, details: { name } }])
    await page.react('liked', [two()])
    const text = `Viewed ${units[1]?.unitNumber}. Liked ${units[1]?.unitNumber}.`
    expect(await notices(agent)).toMatchObject([{ ...opened, details: { name, text } }])
    await readAll(agent)
    await page.react('liked', [one()])
    expect(await notices(agent)).toMatchObject([{ ...opened, readAt: expect.any(String) }])
    later(24 * 60)
    await page.react('opened')
    expect(await notices(agent)).toMatchObject([{ ...opened, readAt: null }, opened])
  })

  test('is not told of what staff open, nor where they chose not to be', async () => {
    const agent = await world.signIn('agent')
    const page = await aShortlist(world, agent, ids)
    await page.react('opened', [], { as: agent })
    const off = { bell: false, browser: false, email: false }
    const body = { choices: { homes_opened: off }, version: 1 }
    await world.request('PUT', '/api/notifications/settings', { as: agent, body })
    await page.react('opened')
    expect(await notices(agent)).toEqual([])
  })
})
