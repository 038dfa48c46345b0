import { beforeAll, expect, test } from 'vitest'
import { receivePicture } from '../../city/media/pictures.ts'
import { twoHalves } from '../../city/media/test-pictures.ts'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import type { UnitChange, UnitRecord } from '../../records/units/rules/unit.ts'
import { aUnit } from '../../records/units/test-factory.ts'

let world: TestApp
let sender: SignedIn
let home: UnitRecord
/** What no page of a send may contain. */
let never: string[]
/** What tells the project, and what tells the unit. */
let ofProject: string[]
let ofUnit: string[]

beforeAll(async () => {
  world = await testApp()
  sender = await world.signIn('agent')
  const owner = await aContact(world, { name: 'Olaf Ownerson', phone: '081 111 2222' })
  const agent = await aContact(world, { name: 'Agnes Agentson', email: 'agnes@agents.example' })
  const project = await aProject(world, {
    name: 'Hidden Gem Residence',
    nameTh: 'ฮิดเดน เจม เรสซิเดนซ์',
    address: '77 Secret Alley, Watthana, Bangkok',
    developer: 'Known Developer PLC',
    description: 'The gem of Secret Alley',
    yearBuilt: '2017',
    amenities: ['Gem lounge'],
  })
  home = await aUnit(world, {
    projectId: project.id,
    unitNumber: 'QX-1407',
    status: 'unable_to_reach',
    externalDataSource: 'Copied from a rival',
    ownerContactId: owner.id,
    agentContactId: agent.id,
    assignedToId: sender.actor.id,
    seoTitle: 'Hidden Gem at its best',
    description: 'At Hidden Gem Residence, unit qx-1407 has it all',
    keyFeatures: ['Key card QX-1407', 'Door qx 1407', 'Number ＱＸ‑๑๔๐๗', 'Bathtub'],
    listingType: 'rent_sell',
    rentAmount: 41_000,
    furnishing: 'fully_furnished',
  } as UnitChange)
  never = [
    ...['Olaf', 'Ownerson', '081 111 2222', '0811112222', '+66811112222'],
    ...['Agnes', 'agnes@agents.example', 'Copied from a rival', 'unable_to_reach'],
    ...['ownerContact', 'agentContact', 'assignedTo', 'externalDataSource', 'showOnWebsite'],
    sender.actor.username,
    ...['latitude', 'longitude', String(project.latitude), String(project.longitude)],
    'projectId',
  ]
  ofUnit = ['QX-1407', 'qx-1407', 'qx 1407', '๑๔๐๗', `/property/${home.id}`, `"id":${home.id}`]
  ofProject = [
    ...['Hidden Gem', 'ฮิดเดน', 'Secret Alley', 'Known Developer', 'Gem lounge', '2017'],
    ...[`/project/${project.id}`, `/property/${home.id}`],
  ]
})

async function openShortlist(changes: Record<string, unknown> = {}) {
  const body = {
    ...{ unitIds: [home.id], by: 'link', language: 'en', text: 'A private word to Nok' },
    ...{ showUnitNumbers: false, showProjectNames: true, ...changes },
  }
  const { body: sent } = await world.request('POST', '/api/sends', { as: sender, body })
  const open = () => world.request('GET', new URL(sent.url).pathname)
  return { ...(await open()), open, id: sent.id, url: sent.url }
}
const found = (text: string, words: readonly string[]) =>
  words.filter((word) => text.includes(word))

test('the page shows its homes by number, price and station, who sent it and until when', async () => {
  const { status, text } = await openShortlist()
  expect(status).toBe(200)
  const words = ['One home for you', `Anna ${sender.actor.lastName}`, 'Hidden Gem Residence']
  const values = ['41,000', 'Thong Lo', '35.5 sqm', '12th floor', 'Bathtub', '77 Secret Alley']
  expect(found(text, [...words, ...values])).toEqual([...words, ...values])
})

test('whoever looks for a home to rent reads the rent first', async () => {
  const figures = async (search: string) => {
    const { id } = await aContact(world, { name: 'Rita Renter', search })
    const { text } = await openShortlist({ contactId: id })
    return text.indexOf('41,000 THB/month') - text.indexOf('M THB')
  }
  expect(await figures('listingType=rent')).toBeLessThan(0)
  expect(await figures('listingType=sale')).toBeGreaterThan(0)
})

test('the page of a deal to rent says the rent first, whatever its contact looks for', async () => {
  const { id: contactId } = await aContact(world, {
    name: 'Rita Renter',
    search: 'listingType=sale',
  })
  const deal = { contactId, dealName: 'Rita rents', value: 492_000, months: 12, unitId: home.id }
  const { body } = await world.request('POST', '/api/deals', { as: sender, body: deal })
  const { text } = await openShortlist({ contactId, dealId: body.id })
  expect(text.indexOf('41,000 THB/month')).toBeLessThan(text.indexOf('M THB'))
})

test('private fields are in no page and in no data, whatever is shown', async () => {
  for (const showUnitNumbers of [false, true]) {
    for (const showProjectNames of [false, true]) {
      const { text } = await openShortlist({ showUnitNumbers, showProjectNames })
      expect(found(text, [...never, 'A private word'])).toEqual([])
    }
  }
})

test('a confirmation of long ago is grey, as on cards', async () => {
  const confirmed = async (days: number) => {
    const availabilityDate = new Date(world.now.getTime() - days * 86_400_000).toISOString()
    const { id } = await aUnit(world, { availabilityDate })
    const { text } = await openShortlist({ unitIds: [id] })
    return /class="([^"]*)">Confirmed \d+ days? ago/.exec(text)?.[1]
  }
  expect([await confirmed(22), await confirmed(2)]).toEqual([
    'text-sm text-ink-3',
    'text-sm text-success',
  ])
})

test('unit numbers are nowhere unless chosen, nor the address of the public page', async () => {
  expect(found((await openShortlist()).text, ofUnit)).toEqual([])
  const shown = (await openShortlist({ showUnitNumbers: true })).text
  expect(shown).toContain('QX-1407')
  expect(shown).toContain(`href="/property/${home.id}"`)
})

test('without project names nothing tells the project', async () => {
  const { text } = await openShortlist({ showProjectNames: false })
  expect(found(text, [...ofProject, ...ofUnit])).toEqual([])
  expect(text).toContain('Home 1')
  expect(text).toContain('Thong Lo')
  const numbered = (await openShortlist({ showProjectNames: false, showUnitNumbers: true })).text
  expect(found(numbered, ofProject)).toEqual([])
  expect(numbered).toContain('Unit QX-1407')
})

test('addresses of pictures lead to the public page only where its address stands too', async () => {
  const { pictures } = world.services
  const bytes = await twoHalves(640, 480)
  const { url, hash } = await receivePicture(world.context(), pictures, bytes, 'a.png')
  const { id } = await aUnit(world, { projectId: home.projectId, images: [url] })
  for (const hidden of [{ showProjectNames: false }, { showProjectNames: true }]) {
    const { text } = await openShortlist({ unitIds: [id], ...hidden })
    expect(text).not.toContain(hash)
    const [picture = ''] = /\/media\/[0-9a-f]{32}\/640\.webp/.exec(text) ?? []
    const { status, headers } = await world.request('GET', picture)
    expect([status, headers.get('etag')?.includes(hash)]).toEqual([200, false])
    const pdf = await world.app.request(
      `${new URL((await openShortlist({ unitIds: [id], ...hidden })).url).pathname}/homes.pdf`,
    )
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toContain('/Subtype /Image')
  }
  const numbered = await openShortlist({ unitIds: [id], showUnitNumbers: true })
  expect(numbered.text).toContain(hash)
})

test('the page is in the language of the send', async () => {
  const { text } = await openShortlist({ language: 'th' })
  expect(text).toContain('<html lang="th">')
  expect(text).toContain('ห้อง 1 ห้องสำหรับคุณ')
  expect(text).toContain('ฮิดเดน เจม เรสซิเดนซ์')
  expect(text).toContain('ทองหล่อ')
})

test('no cache keeps the page and no search engine lists it', async () => {
  const { headers, text, open, url } = await openShortlist()
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect((await world.request('GET', '/sitemap.xml')).text).not.toContain('/s/')
  // A second opening is made anew: nothing was kept of the first.
  expect((await open()).headers.get('cache-control')).toBe('private, no-store')
  expect(url).toContain('/s/')
})

test('a home that is let, sold, hidden or deleted meanwhile says so in its place', async () => {
  const make = () => aUnit(world, { projectId: home.projectId })
  const [let_, sold, hidden, deleted] = [await make(), await make(), await make(), await make()]
  const homes = [home, let_, sold, hidden, deleted]
  const { open } = await openShortlist({ unitIds: homes.map(({ id }) => id) })
  const admin = await world.signIn('admin')
  const change = (id: number, body: UnitChange) =>
    world.request('PUT', `/api/units/${id}`, { as: admin, body })
  await change(let_.id, { status: 'rented', rentAmount: 20_000 })
  await change(sold.id, { status: 'sold' })
  await change(hidden.id, { showOnWebsite: false })
  await world.request('DELETE', `/api/units/${deleted.id}`, { as: admin })
  const { status, text } = await open()
  expect(status).toBe(200)
  const sentences = [
    'Home 2 has since been rented.',
    'Home 3 has since been sold.',
    'Home 4 is no longer available.',
    'Home 5 is no longer available.',
  ]
  expect(found(text, sentences)).toEqual(sentences)
  expect(text).toContain('Five homes for you')
  expect(
    found(
      text,
      homes.slice(1).map(({ unitNumber }) => unitNumber),
    ),
  ).toEqual([])
})

test('a token that was never given is not found', async () => {
  for (const token of ['x', 'a'.repeat(22), '%00', '..%2f', 'a'.repeat(23)]) {
    const { status, text } = await world.request('GET', `/s/${token}`)
    expect([token, status]).toEqual([token, 404])
    // As a client reads it, with the agency to ask.
    expect(text).toContain('We can’t find this page')
    expect(text).not.toContain('CRM')
  }
})

test('a page that is over says so in its language, is 410 and is not indexed', async () => {
  const { open, id } = await openShortlist({ language: 'th' })
  await world.request('DELETE', `/api/sends/${id}`, { as: sender })
  const { status, text, headers } = await open()
  expect(status).toBe(410)
  expect(text).toContain('ผู้ส่งได้ยกเลิกหน้านี้')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
})

test('a sender without a name is not shown by their username', async () => {
  await world.db
    .updateTable('staffUsers')
    .set({ firstName: null, lastName: null })
    .where('id', '=', sender.actor.id)
    .execute()
  const { text } = await openShortlist()
  expect(text).not.toContain(sender.actor.username)
  expect(text).not.toContain('Chosen by')
})

test('the sender is called as their profile says, and reached by their own phone and LINE', async () => {
  const profile = { called: 'Ploy', nameTh: 'พลอย', phone: '081 000 0207', line: 'ploy.sathani' }
  const put = (body: object) => world.request('PUT', '/api/profile', { as: sender, body })
  expect((await put(profile)).status).toBe(200)
  const { text } = await openShortlist()
  expect(text).toContain('Chosen by Ploy')
  expect(found(text, ['tel:0810000207', 'https://line.me/R/ti/p/~ploy.sathani'])).toHaveLength(2)
  expect((await openShortlist({ language: 'th' })).text).toContain('คัดเลือกโดย พลอย')
  await put({ called: null, nameTh: null, phone: null, line: null })
  const { text: without } = await openShortlist()
  expect(found(without, ['tel:0810000207', 'ploy.sathani', 'tel:020000000'])).toEqual([
    'tel:020000000',
  ])
})
