import { randomUUID } from 'node:crypto'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { routes } from '../../routes.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { aThread } from '../../sales/inbox/test-factory.ts'
import { aShortlist } from '../../sales/shortlists/test-factory.ts'
import { aViewing, homesAt } from '../../sales/viewings/test-factory.ts'
import { aUser, PASSWORD } from '../../team/staff/test-factory.ts'
import { aTask } from '../../team/tasks/test-factory.ts'
import type { SignedIn, TestApp } from './test-app.ts'

/** What the walk through all kinds needs of one: how a record is made, and bodies that are right and wrong. */
export type TestedKind = {
  /** A record of somebody's. Settings have none. */
  make?: (world: TestApp, as: SignedIn) => Promise<{ id: number }>
  /** The body of a new record, where one is posted. */
  input?: (world: TestApp) => Promise<object>
  change?: () => object
  /** A change that is invalid in the field of this name. */
  wrong?: Readonly<Record<string, unknown>>
  /** How an agent is refused to read, change and delete a record of somebody else's. */
  ofOthers?: { read?: number; change?: number; delete?: number }
}

/** The path of the records of a kind that is kept in the trash, by its routes: `/api/leads`. */
export function kindPath(kind: string): string {
  const route = routes.find(({ life }) => life?.kind === kind && life.verb === 'restore')
  if (!route) throw new Error(`No ${kind} is restored`)
  return route.path.replace('/{id}/restore', '')
}

let count = 0
/** Settings are there once: each change is another. */
const isOdd = () => ++count % 2 === 1
const name = (of: string) => `${of} ${++count}`
const posted = (path: string, body: object) => async (world: TestApp, as: SignedIn) =>
  (await world.request('POST', path, { as, body })).body as { id: number }
const reply = { title: 'Greeting', content: 'Hello' }

/** Every kind of record, by the name that it has in the audit log and its events. */
export const testedKinds: Record<string, TestedKind> = {
  developer: {
    make: (world) => saveDeveloper(world.context(), null, { name: name('Developer') }),
    input: async () => ({ name: name('Developer') }),
    change: () => ({ foundedYear: 1990 }),
    wrong: { foundedYear: 'old' },
  },
  project: {
    make: (world) => aProject(world),
    input: async () => ({
      ...{ name: name('Tower'), propertyType: 'condo', address: '1 Sukhumvit 55, Bangkok' },
      ...{ latitude: 13.7256, longitude: 100.5788 },
    }),
    change: () => ({ totalUnits: 300 }),
    wrong: { latitude: 'north' },
  },
  contact: {
    make: (world) => aContact(world),
    change: () => ({ company: 'Lived' }),
    wrong: { email: 'nobody' },
  },
  unit: {
    make: (world) => aUnit(world),
    input: async (world) => ({
      ...{ projectId: (await aProject(world)).id, unitNumber: '9/1', listingType: 'rent' },
      ...{ bedrooms: 1, bathrooms: 1, size: 30, rentAmount: 20_000 },
    }),
    change: () => ({ floor: 7 }),
    wrong: { floor: 'top' },
  },
  deal: {
    make: (world, as) => aDeal(world, { assignedToId: as.actor.id }, as),
    input: async (world) => ({ contactId: (await aContact(world)).id, dealName: 'A', value: 1 }),
    change: () => ({ value: 6_000_000 }),
    wrong: { value: 'much' },
    ofOthers: { delete: 403 },
  },
  task: {
    make: (world, as) => aTask(world, {}, as),
    input: async () => ({ title: 'Call' }),
    change: () => ({ priority: 'high' }),
    wrong: { priority: 'utmost' },
    ofOthers: { read: 403, change: 403, delete: 403 },
  },
  viewing: {
    make: (world, as) => aViewing(world, as),
    input: async (world) => ({
      contactId: (await aContact(world)).id,
      homes: homesAt(world, [(await aUnit(world)).id], 72),
    }),
    change: () => ({ note: 'Keys at the desk' }),
    wrong: { state: 'dreamt' },
    ofOthers: { change: 403, delete: 403 },
  },
  shortlist: {
    make: async (world, as) => aShortlist(world, as, [(await aUnit(world)).id]),
    input: async (world) => ({
      ...{ unitIds: [(await aUnit(world)).id], by: 'link', language: 'en', text: '[link]' },
      ...{ showUnitNumbers: false, showProjectNames: true },
    }),
    wrong: { unitIds: 'all' },
    ofOthers: { change: 403, delete: 403 },
  },
  thread: {
    make: (world) => aThread(world),
    change: () => ({ priority: 'important' }),
    wrong: { priority: 'utmost' },
  },
  user: {
    make: (world) => aUser(world),
    input: async () => ({ username: `lived-${++count}`, password: PASSWORD }),
    change: () => ({ firstName: 'Lek' }),
    wrong: { role: 'owner' },
  },
  scan: {
    make: (world, { actor }) =>
      world.db
        .insertInto('scans')
        .values({
          ...{ createdById: actor.id, fileName: 'a.jpg', jobId: randomUUID(), state: 'read' },
          ...{ texts: JSON.stringify(['Call back']), lines: '[]' },
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    change: () => ({ texts: ['Call Friday'] }),
    wrong: { texts: 'Call' },
    ofOthers: { read: 404, change: 404, delete: 404 },
  },
  canned_reply: {
    make: posted('/api/inbox/canned-replies', reply),
    input: async () => reply,
    change: () => ({ content: 'Good day' }),
    wrong: { title: '' },
    ofOthers: { change: 404, delete: 404 },
  },
  saved_filter: {
    make: (world, as) =>
      posted('/api/saved-filters', { list: 'listings', name: name('Mine'), query: 'beds=1' })(
        ...([world, as] as const),
      ),
    input: async () => ({ list: 'listings', name: name('Mine'), query: 'beds=1' }),
    ofOthers: { delete: 404 },
  },
  settings: {
    change: () => ({ modelReadsCustomers: isOdd() }),
    wrong: { dashboardAccess: 'everybody' },
  },
  agency: {
    change: () => ({ closedOnHolidays: isOdd() }),
    wrong: { phone: 'call us' },
  },
  inquiry_settings: {
    change: () => ({ closedOnHolidays: isOdd() }),
    wrong: { closedOnHolidays: 'maybe' },
  },
  pipeline_settings: {
    change: () => ({ staleDays: { leadin: isOdd() ? 3 : 4 } }),
    wrong: { staleDays: 'three' },
  },
  notification_settings: {
    change: () => ({ quiet: { isOn: isOdd() } }),
    wrong: { quiet: 'always' },
  },
}
