import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../../records/contacts/test-factory.ts'
import { aUnit } from '../../../records/units/test-factory.ts'
import { MAX_VISITS } from '../rules/reader.ts'
import { aShortlist } from '../test-factory.ts'
import { isAutomatic } from './is-automatic.ts'

let world: TestApp
let sender: SignedIn
let units: { id: number; unitNumber: string }[]
let ids: number[]
beforeAll(async () => {
  world = await testApp()
  sender = await world.signIn('agent')
  units = [await aUnit(world), await aUnit(world), await aUnit(world)]
  ids = units.map(({ id }) => id)
})
beforeEach(() => later(60))

function later(minutes: number): void {
  world.now = new Date(world.now.getTime() + minutes * 60_000)
}
const [one, two, three] = [0, 1, 2].map((at) => () => ids[at] ?? 0) as [
  () => number,
  () => number,
  () => number,
]

test('an opening, what was looked at and what is liked reach the sender', async () => {
  const page = await aShortlist(world, sender, ids)
  expect(await page.detail()).toMatchObject({ opened: 0, openedAt: null, visits: [] })
  await page.react('opened')
  await page.react('pressed', [one()])
  const { status, body } = await page.react('liked', [two()])
  expect([status, body]).toEqual([
    200,
    page.keys(ids).map((key, at) => ({ key, opinion: at === 1 ? 'liked' : null, asked: false })),
  ])
  expect(await page.detail()).toMatchObject({
    ...{ opened: 1, lookedAt: 2, liked: 1, asked: 0, openedAt: world.now.toISOString() },
    visits: [{ pressed: [one(), two()], liked: [two()], declined: [] }],
    reactions: [
      { unitId: one(), opened: 1, opinion: null },
      { unitId: two(), opened: 1, opinion: 'liked' },
      { unitId: three(), opened: 0, opinion: null },
    ],
  })
})

test('a tap can be undone, and an opinion replaces the other', async () => {
  const page = await aShortlist(world, sender, ids)
  await page.react('liked', [one()])
  await page.react('declined', [one()])
  expect((await page.detail()).reactions[0].opinion).toBe('declined')
  await page.react('cleared', [one()])
  const detail = await page.detail()
  expect(detail.reactions[0].opinion).toBeNull()
  expect(detail.visits).toMatchObject([{ liked: [], declined: [], pressed: [one()] }])
})

test('the whole list is liked or declined at once, without being looked at', async () => {
  const page = await aShortlist(world, sender, ids)
  await page.react('declined', ids)
  const { reactions, lookedAt } = await page.detail()
  expect(reactions.map(({ opinion }: { opinion: string }) => opinion)).toEqual(
    Array(3).fill('declined'),
  )
  expect(lookedAt).toBe(0)
})

test('a visit ends after half an hour without a sign, and visits are counted', async () => {
  const page = await aShortlist(world, sender, ids)
  await page.react('opened')
  later(29)
  await page.react('opened')
  later(29)
  await page.react('pressed', [one()])
  expect((await page.detail()).opened).toBe(1)
  later(30)
  await page.react('opened')
  expect((await page.detail()).opened).toBe(2)
})

test('two taps at once are one visit with both', async () => {
  const page = await aShortlist(world, sender, ids)
  const answers = await Promise.all([
    page.react('liked', [one()]),
    page.react('declined', [two()]),
    page.react('liked', [one()]),
    page.react('opened'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { opened, visits } = await page.detail()
  expect([opened, visits.length, visits[0].liked, visits[0].declined]).toEqual([
    1,
    1,
    [one()],
    [two()],
  ])
})

test('visits of one page are bounded', async () => {
  const page = await aShortlist(world, sender, ids)
  await world.db
    .insertInto('shortlistVisits')
    .values(
      Array.from({ length: MAX_VISITS }, () => ({
        ...{ shortlistId: page.id, startedAt: world.now, lastAt: world.now },
      })),
    )
    .execute()
  later(60)
  expect((await page.react('liked', [one()])).status).toBe(200)
  const { opened, liked } = await page.detail()
  expect([opened, liked]).toEqual([MAX_VISITS, 1])
})

describe('what does not count', () => {
  test('signed-in staff see the page as it is, and leave no trace', async () => {
    const page = await aShortlist(world, sender, ids)
    const colleague = await world.signIn('agent')
    expect((await page.react('opened', [], { as: colleague })).status).toBe(200)
    expect((await page.react('pressed', [one()], { as: sender })).status).toBe(200)
    const liked = await page.react('liked', [one()], { as: sender })
    expect([liked.status, liked.body.code]).toEqual([403, 'reader_is_staff'])
    expect(await page.detail()).toMatchObject({ opened: 0, liked: 0, visits: [] })
  })

  test.each([
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1;line-poker/1.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'curl/8.5.0',
    '',
  ])('the link preview or robot %s', async (agent) => {
    expect(isAutomatic(agent)).toBe(true)
    const page = await aShortlist(world, sender, ids)
    expect((await page.react('opened', [], { headers: { 'user-agent': agent } })).status).toBe(200)
    await world.request('GET', page.path, { headers: { 'user-agent': agent } })
    expect((await page.detail()).opened).toBe(0)
  })

  test.each([
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.18.1/IAB',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/480.0]',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  ])('but the browser of a person does: %s', (agent) => {
    expect(isAutomatic(agent)).toBe(false)
  })

  test('fetching the page alone, as a preview does', async () => {
    const page = await aShortlist(world, sender, ids)
    await world.request('GET', page.path)
    expect((await page.detail()).opened).toBe(0)
  })
})

describe('refused', () => {
  test('an unknown page, another site, an unknown action, no home', async () => {
    const page = await aShortlist(world, sender, ids)
    const unknown = await world.request('POST', `/s/${'a'.repeat(22)}/reactions`, {
      body: { action: 'opened' },
      headers: { 'user-agent': 'Mozilla/5.0 (X11)' },
    })
    expect(unknown.status).toBe(404)
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await page.react('liked', [one()], foreign)).status).toBe(403)
    expect((await page.react('shouted' as 'liked', [one()])).status).toBe(400)
    expect((await page.react('liked')).status).toBe(400)
    expect((await page.react('asked', [], { text: 'x'.repeat(1001) })).status).toBe(400)
    expect((await page.detail()).opened).toBe(0)
  })

  test('a home of another page, and one that was taken out meanwhile', async () => {
    const page = await aShortlist(world, sender, [one(), two()])
    const other = await aShortlist(world, sender, [three()])
    const stranger = { action: 'liked', homes: other.keys([three()]) }
    const answer = await world.request('POST', `${page.path}/reactions`, {
      body: stranger,
      headers: { 'user-agent': 'Mozilla/5.0 (X11)' },
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'home_left_page'])
    await page.react('liked', [two()])
    const body = { unitIds: [three(), one()] }
    await world.request('PUT', `/api/sends/${page.id}`, { as: sender, body })
    expect((await page.react('liked', [two()])).status).toBe(409)
    // Its key names the same home, wherever it stands now.
    expect((await page.react('liked', [one()])).status).toBe(200)
    const detail = await page.detail()
    expect(detail.reactions.map(({ opinion }: { opinion: string }) => opinion)).toEqual([
      null,
      'liked',
    ])
    // The activity keeps the home that left.
    expect(detail.visits[0].liked).toEqual([two(), one()])
    expect(detail.units.map(({ id }: { id: number }) => id)).toContain(two())
  })

  test('a page that is taken back while it is read', async () => {
    const page = await aShortlist(world, sender, ids)
    const [answer, taken] = await Promise.all([
      page.react('liked', [one()]),
      world.request('DELETE', `/api/sends/${page.id}`, { as: sender }),
    ])
    expect(taken.status).toBe(204)
    expect([200, 410]).toContain(answer.status)
    const after = await page.react('liked', [two()])
    expect([after.status, after.body.code]).toEqual([410, 'page_was_taken_back'])
  })

  test('too many taps from one address', async () => {
    const limited = await testApp({ limits: true })
    const agent = await limited.signIn('agent')
    const page = await aShortlist(limited, agent, [(await aUnit(limited)).id])
    let status = 200
    for (let taps = 0; taps <= 300 && status === 200; taps += 1) {
      status = (await page.react('opened')).status
    }
    expect(status).toBe(429)
  })
})

describe('without scripts', () => {
  test('a button is a form, answered with the page that shows it pressed', async () => {
    const page = await aShortlist(world, sender, ids)
    const [, key = ''] = page.keys(ids)
    const answer = await page.post([['do', `liked:${key}`]])
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page.path}#home-2`])
    const { text } = await world.request('GET', page.path)
    expect(text).toContain(`value="cleared:${key}"`)
    expect((await page.detail()).liked).toBe(1)
  })

  test('ticked homes are asked for with what was written', async () => {
    const page = await aShortlist(world, sender, ids)
    const [first = '', , last = ''] = page.keys(ids)
    const fields: [string, string][] = [
      ['home', first],
      ['home', last],
      ['text', 'Saturday?'],
      ['do', 'asked'],
    ]
    const answer = await page.post(fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page.path}#ask`])
    expect((await page.detail()).visits).toMatchObject([
      { asked: [one(), three()], said: 'Saturday?' },
    ])
  })

  test('what is refused is a page that says why', async () => {
    const page = await aShortlist(world, sender, ids)
    await world.request('DELETE', `/api/sends/${page.id}`, { as: sender })
    const answer = await page.post([['do', `liked:${page.keys(ids)[0]}`]])
    expect(answer.status).toBe(410)
    expect(answer.text).toContain('The person who sent this page has revoked it.')
  })
})

test('nothing of the reader is stored but what they did', async () => {
  const contact = await aContact(world, { name: 'Henrik Dahl' })
  const page = await aShortlist(world, sender, ids, { contactId: contact.id })
  const headers = { 'x-forwarded-for': '203.0.113.77', 'accept-language': 'da-DK' }
  await page.react('liked', [one()], { headers })
  for (const table of [
    'shortlistVisits',
    'shortlistReactions',
    'activities',
    'inboxMessages',
  ] as const) {
    const rows = JSON.stringify(await world.db.selectFrom(table).selectAll().execute())
    expect(rows).not.toMatch(/iPhone|203\.0\.113|da-DK/)
  }
})

test('a conversation begun by a page is not given to a sender whom no work can be assigned to any more', async () => {
  const former = await world.signIn('agent')
  const page = await aShortlist(world, former, ids)
  const another = await aShortlist(world, former, ids)
  await page.react('asked', [one()], { text: 'While they worked here' })
  await world.db
    .updateTable('staffUsers')
    .set({ role: 'user' })
    .where('id', '=', former.actor.id)
    .execute()
  await another.react('asked', [one()], { text: 'Afterwards' })
  const threads = await world.db
    .selectFrom('inboxThreads')
    .select('assignedToId')
    .where('handle', 'in', [`page-${page.id}`, `page-${another.id}`])
    .orderBy('id')
    .execute()
  expect(threads).toEqual([{ assignedToId: former.actor.id }, { assignedToId: null }])
})
