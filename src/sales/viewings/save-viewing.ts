import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'
import { checkAgent, checkHomes, checkSubjects } from './check-viewing.ts'
import { clashesOf, lockDiary } from './clashes.ts'
import { notifySoonLater } from './notify-soon.ts'
import { mayChangeViewing } from './rules/may-change-viewing.ts'
import type {
  Clash,
  ViewingChange,
  ViewingInput,
  ViewingRecord,
  ViewingState,
} from './rules/viewing.ts'
import { viewingRecord } from './store.ts'
import { writeEntries } from './write-entries.ts'

type Answered = ViewingRecord & { clashes: Clash[] }

/**
 * Enters a viewing of one home or several, for whoever enters it unless a colleague is named. It stands on the
 * timelines of its contact, deal and homes. Answers what else the colleague has at that time, which is no reason to
 * refuse. One that is over may be entered. Refuses (400) unknown subjects and homes that overlap.
 */
export async function addViewing(context: Context, input: ViewingInput): Promise<Answered> {
  return inTransaction(context, async (tx) => {
    const { homes, note = null } = input
    const dealId = input.dealId ?? null
    const agentId = input.agentId ?? tx.actor?.id ?? 0
    const contactId = await checkSubjects(tx, { contactId: input.contactId, dealId })
    await checkAgent(tx, agentId)
    const span = await checkHomes(tx, homes)
    await lockDiary(tx.db, agentId)
    const { id } = await tx.db
      .insertInto('viewings')
      .values({
        ...{ contactId, dealId, agentId, note, ...span },
        ...{ createdById: tx.actor?.id ?? null, createdAt: tx.now, updatedAt: tx.now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await storeHomes(tx, id, homes)
    const viewing = await viewingRecord(tx.db, id)
    await writeEntries(tx, viewing)
    await record(tx, 'create', 'viewing', id, changedFields({}, recorded(viewing)), 1)
    await notifySoonLater(tx, viewing)
    return withClashes(tx, viewing)
  })
}

/**
 * Changes the given fields of a viewing; answers of homes that stay are kept. Refuses: 404 unknown, 403 one of
 * others, 409 another version, or a state that its time does not allow, 400 as when it is entered.
 */
export async function changeViewing(
  context: Context,
  id: number,
  { version, ...input }: ViewingChange,
): Promise<Answered> {
  return inTransaction(context, async (tx) => {
    const before = await lockOwn(tx, id)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'viewing', id, versions, () => before)
    const { homes = before.homes, dealId = before.dealId, agentId = before.agentId } = input
    const note = input.note === undefined ? before.note : input.note
    if (dealId !== before.dealId) await checkSubjects(tx, { contactId: before.contactId, dealId })
    if (agentId !== before.agentId) await checkAgent(tx, agentId)
    const isMoved = timesOf(homes) !== timesOf(before.homes)
    const span = isMoved
      ? await checkHomes(tx, homes, before)
      : { startsAt: before.startsAt, endsAt: before.endsAt }
    const state = input.state ?? before.state
    requireState(tx, state, span)
    await lockDiary(tx.db, agentId)
    const fields = { dealId, agentId, note, state, ...span }
    const after = { ...before, ...fields, homes: homes as ViewingRecord['homes'] }
    const changes = changedFields(recorded(before), recorded(after))
    if (Object.keys(changes).length === 0) return withClashes(tx, before)
    await tx.db
      .updateTable('viewings')
      .set({ ...fields, version: before.version + 1, updatedAt: tx.now })
      .where('id', '=', id)
      .execute()
    if (isMoved) await storeHomes(tx, id, homes)
    const viewing = await viewingRecord(tx.db, id)
    await writeEntries(tx, viewing)
    await record(tx, 'update', 'viewing', id, changes, viewing.version)
    const isGivenAway = agentId !== before.agentId
    if (isMoved || isGivenAway || state !== before.state)
      await endNotifications(tx, 'viewing', id, 'viewing_soon')
    await notifySoonLater(tx, viewing)
    return withClashes(tx, viewing)
  })
}

/** Cancels a viewing; it stays on the timelines as cancelled, and can be planned again. Refuses as `changeViewing`. */
export async function cancelViewing(context: Context, id: number): Promise<void> {
  await changeViewing(context, id, { state: 'cancelled' })
}

/** A viewing that the user may change, locked. Throws 404, and 403 for one of others. */
export async function lockOwn(tx: Context, id: number): Promise<ViewingRecord> {
  const viewing = await viewingRecord(tx.db, id, true)
  if (tx.actor && !mayChangeViewing(tx.actor, viewing)) throw new Refused(403, 'viewing_of_others')
  return viewing
}

/** What else whoever goes has at that time; nothing, once it is over or cancelled. */
export async function withClashes(
  { db }: Pick<Context, 'db'>,
  viewing: ViewingRecord,
): Promise<Answered> {
  const span = { ...viewing, viewingId: viewing.id }
  const clashes = viewing.state === 'planned' ? await clashesOf(db, span) : []
  return { ...viewing, clashes }
}

type Homes = readonly { unitId: number; startsAt: string; minutes: number }[]

async function storeHomes(tx: Context, viewingId: number, homes: Homes): Promise<void> {
  await tx.db
    .deleteFrom('viewingHomes')
    .where('viewingId', '=', viewingId)
    .where(
      'unitId',
      'not in',
      homes.map(({ unitId }) => unitId),
    )
    .execute()
  await tx.db
    .insertInto('viewingHomes')
    .values(
      homes.map(({ unitId, startsAt, minutes }) => ({ viewingId, unitId, startsAt, minutes })),
    )
    .onConflict((conflict) =>
      conflict.columns(['viewingId', 'unitId']).doUpdateSet((eb) => ({
        startsAt: eb.ref('excluded.startsAt'),
        minutes: eb.ref('excluded.minutes'),
        // What the owner confirmed was its time.
        ownerConfirmedAt: eb
          .case()
          .when('viewingHomes.startsAt', '=', eb.ref('excluded.startsAt'))
          .then(eb.ref('viewingHomes.ownerConfirmedAt'))
          .end(),
      })),
    )
    .execute()
}

function requireState(tx: Context, state: ViewingState, { startsAt }: { startsAt: string }): void {
  const isOfPast = state === 'done' || state === 'missed'
  if (isOfPast && Date.parse(startsAt) > tx.now.getTime())
    throw new Refused(409, 'viewing_not_begun')
}

const timesOf = (homes: Homes) =>
  JSON.stringify(
    homes.map(({ unitId, startsAt, minutes }) => [unitId, Date.parse(startsAt), minutes]),
  )

/** The fields that the audit log has. */
function recorded(viewing: ViewingRecord) {
  const { contactId, dealId, agentId, startsAt, endsAt, state, note, homes } = viewing
  return {
    ...{ contactId, dealId, agentId, state, note },
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    homes: homes.map((home) => ({
      unitId: home.unitId,
      startsAt: new Date(home.startsAt).toISOString(),
      minutes: home.minutes,
    })),
  }
}
