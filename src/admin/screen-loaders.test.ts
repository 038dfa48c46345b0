import { type Query, QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, test, vi } from 'vitest'
import { type SignedIn, testApp } from '../platform/testing/test-app.ts'
import { aContact } from '../records/contacts/test-factory.ts'
import { importRequests } from '../records/imports/test-files.ts'
import { aProject } from '../records/projects/test-factory.ts'
import { aUnit } from '../records/units/test-factory.ts'
import { aDeal } from '../sales/deals/test-factory.ts'
import { aThread } from '../sales/inbox/test-factory.ts'
import type { AdminData } from './admin-data.ts'
import { importsPath, screens, tabs } from './tabs.ts'

const world = await testApp()
let as: SignedIn
let developer: number
let project: number
let unit: number
let checked: number
let contact: number
let contactName: string
let thread: number
let deal: number
const former = 'notification-settings'

beforeAll(async () => {
  as = await world.signIn('agent')
  const body = { name: 'Chao Nam' }
  developer = (await world.request('POST', '/api/developers', { as, body })).body.id
  project = (await aProject(world)).id
  unit = (await aUnit(world, { projectId: project })).id
  const { id, name } = await aContact(world)
  contact = id
  contactName = name
  deal = (await aDeal(world, { contactId: contact, unitId: unit, dealName: 'Deal of Chao' })).id
  thread = (await aThread(world, {}, contact)).id
  const file = await importRequests(world).check(as, 'developers', 'name\nBaan Suan\n')
  checked = file.body.id
})

test('the loader of each screen fetches everything that its first render shows', async () => {
  const missing: unknown[] = []
  const end = vi.spyOn(QueryClient.prototype, 'clear')
  end.mockImplementation(function (this: QueryClient) {
    const missingQueries = this.getQueryCache().findAll({ predicate: isMissing })
    missing.push(...missingQueries.map(({ queryKey }) => queryKey))
  })
  for (const address of [
    '/admin',
    ...tabs.map(({ path }) => `/admin/${path}?page=2&search=chao`),
    ...tabs.flatMap(({ imports }) => (imports ? importsPath(imports) : [])),
    '/admin/contacts?type=owner&status=new&assigned=me&sort=last_contact_desc',
    `/admin/contacts/${contact}`,
    `/admin/pipeline/${deal}`,
    `/admin/pipeline/${deal}?edit=1`,
    '/admin/contacts?duplicates=1&page=2',
    '/admin/pipeline?assigned=me&value=from_5&close=month&stale=1&stage=contract',
    `/admin/pipeline?view=table&sort=value_desc&contact=${contact}&unit=${unit}`,
    '/admin/pipeline?view=figures&by=stage',
    `/admin/pipeline?edit=${deal}`,
    '/admin/inbox?view=mine&channel=line&unassigned=1&important=1&unsent=1',
    `/admin/inbox/${thread}?view=archived`,
    `/admin/developers/imports/${checked}?verdict=create`,
    `/admin/developers/${developer}`,
    `/admin/developers?edit=${developer}&sort=name_desc`,
    '/admin/properties?type=condo&year=2020s&sort=units',
    '/admin/listings?show=no-photos&status=available&listingType=rent&sort=price_asc',
    '/admin/listings?stale=14',
    '/admin/listings?stale=14&assigned=me',
    ...screens
      .filter(({ path }) => !path.includes(':') && path !== former)
      .map(({ path }) => `/admin/${path}?page=2`),
    '/admin/notifications?unread=1',
    `/admin/search?projectId=${project}&parkId=1&mallId=1&active=all`,
    '/admin/search?panel=1',
  ]) {
    const { status } = await world.request('GET', address, { as })
    expect([address, status, end.mock.calls.length]).toEqual([address, 200, 1])
    expect([address, missing]).toEqual([address, []])
    end.mockClear()
  }
  end.mockRestore()
})

test('the former address of the notification settings leads to theirs', async () => {
  const { status, headers } = await world.request('GET', `/admin/${former}`, { as })
  expect([status, headers.get('location')]).toEqual([302, '/admin/settings/notifications'])
})

test('the document includes the record that its URL opens', async () => {
  for (const [address, key] of [
    [`/admin/developers/${developer}`, ['developers', 'one', developer]],
    [`/admin/properties/${project}`, ['projects', 'one', project]],
    [`/admin/properties?edit=${project}`, ['projects', 'one', project]],
    [`/admin/listings/${unit}`, ['units', 'one', unit]],
    [`/admin/search/${unit}`, ['units', 'one', unit]],
    [`/admin/search?edit=${unit}`, ['units', 'one', unit]],
    [`/admin/pipeline/${deal}`, ['deals', 'one', deal]],
    [`/admin/inbox/${thread}`, ['threads', 'one', thread]],
    [`/admin/developers/imports/${checked}`, ['imports', 'one', checked]],
  ] as const) {
    const { queries, text } = await open(address)
    expect(queries.find(({ queryKey }) => `${queryKey}` === `${key}`)?.state.data).toMatchObject({
      id: key[2],
    })
    expect(text).not.toContain('"meta"')
  }
})

test('the list is rendered when the record of the URL is missing', async () => {
  const { queries } = await open('/admin/developers/999999')
  expect(queries.map(({ queryKey }) => queryKey[1])).toContain('list')
  expect(queries.map(({ queryKey }) => queryKey[1])).not.toContain('one')
})

test('the title of the document is that of its route, or the name of the contact', async () => {
  for (const [address, title] of [
    ['/admin', 'Properties'],
    [`/admin/listings/${unit}`, 'Listings'],
    ['/admin/properties/imports', 'Import CSV · Properties'],
    [`/admin/contacts/${contact}`, contactName],
    ['/admin/contacts/2000000000', 'Contacts'],
    [`/admin/pipeline/${deal}`, 'Deal of Chao'],
  ]) {
    const { text } = await world.request('GET', address ?? '', { as })
    expect(text.match(/<title>[^<]*/g)).toEqual([`<title>${title} · Sathani`])
  }
})

async function open(address: string, user = as, headers: Record<string, string> = {}) {
  const { text } = await world.request('GET', address, { as: user, headers })
  const json = /id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  const { rendered }: AdminData = JSON.parse(json)
  return { text, queries: rendered?.queries.queries ?? [] }
}

/** Whether the query was used by a render without data. */
function isMissing({ state, options }: Query): boolean {
  return state.status === 'pending' && !('enabled' in options && options.enabled === false)
}

test('the pipeline opens with an agent’s own deals, and everyone’s for a manager, as last chosen', async () => {
  const manager = await world.signIn('manager')
  const cookie = (whose: string) => ({ cookie: `${as.cookie}; sathani_deals=${whose}` })
  const opens = async (address: string, user: SignedIn, headers = {}) => {
    const { queries } = await open(address, user, headers)
    const key = queries.find(({ queryKey }) => queryKey[1] === 'board')?.queryKey[2] as
      | { query: object }
      | undefined
    return key?.query
  }
  expect(await opens('/admin/pipeline', as)).toEqual({ assignedTo: 'me' })
  expect(await opens('/admin/pipeline', manager)).toEqual({})
  expect(await opens('/admin/pipeline', as, cookie('everyone'))).toEqual({})
  expect(await opens('/admin/pipeline', as, cookie('nonsense'))).toEqual({ assignedTo: 'me' })
  expect(await opens('/admin/pipeline?assigned=everyone', as)).toEqual({})
  expect(await opens(`/admin/pipeline?contact=${contact}`, as)).toEqual({ contactId: contact })
})
