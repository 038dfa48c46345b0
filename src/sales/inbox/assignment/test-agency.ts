import { sql } from 'kysely'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { publicForms } from '../../inquiries/test-forms.ts'

/** An agency with a manager and two agents, for tests of whose a message is and who is told. */
export async function testAgency() {
  const world = await testApp()
  const manager = await world.signIn('manager')
  const nok = await world.signIn('agent')
  const ploy = await world.signIn('agent')
  const forms = publicForms(() => world)
  // The sessions go on whatever the clock of a test says.
  await world.db.updateTable('sessions').set({ expiresAt: '2094-01-01T00:00:00Z' }).execute()

  const dutyOf = (people: SignedIn[]) =>
    world.request('PUT', '/api/settings/inquiries', {
      as: manager,
      body: { people: people.map(({ actor }) => actor.id) },
    })
  const notices = async (as: SignedIn) =>
    (await world.request('GET', '/api/notifications', { as })).body
  const kinds = async (as: SignedIn) =>
    (await notices(as)).map(({ kind }: { kind: string }) => kind)
  const clearNotifications = () => sql`delete from notifications`.execute(world.db)

  /** A Thursday at noon in Bangkok, nobody on duty, nothing told. */
  async function begin(): Promise<void> {
    world.now = new Date('2093-11-26T05:00:00Z')
    await dutyOf([])
    await clearNotifications()
  }

  /** A visitor's contact form, handed over. */
  async function asks(person: object = forms.unknownPerson(), words = 'A balcony') {
    const { inquiry } = await forms.received({ ...person, requirements: words })
    await world.services.jobs.idle()
    return forms.stored(inquiry.id)
  }
  return {
    world,
    manager,
    nok,
    ploy,
    ...forms,
    dutyOf,
    notices,
    kinds,
    clearNotifications,
    begin,
    asks,
  }
}
