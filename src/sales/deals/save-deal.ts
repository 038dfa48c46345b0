import { type Context, inTransaction } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { type DefinedFields, definedFields } from '../../shared/fields/defined-fields.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import type { Changes } from '../../team/activity/rules/activity.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'
import { notifyAssigned, notifyTakenOver } from '../../team/notifications/notify-assigned.ts'
import { type Assignee, assigneeOf } from './assignee.ts'
import { requireSubjects, setDealUnits } from './deal-subjects.ts'
import { lockColumn, type Place, positionAt } from './positions.ts'
import { columnOfStage, type DealColumn } from './rules/deal.ts'
import {
  DEFAULT_PROBABILITY,
  type DealChange,
  type DealInput,
  type DealRecord,
  isClosePassed,
} from './rules/deal-record.ts'
import { endOf, enterStage, movedRow, probabilityIn, startStages } from './stages.ts'
import {
  columnProbability,
  dealRecord,
  type LockedDeal,
  lockDeal,
  refuseWonByOthers,
} from './store.ts'

/**
 * Enters a deal, at the top of its column: for whoever enters it, unless somebody else is named. Refuses
 * (400) an unknown contact, home or colleague, an expected close in the past, and a commission given twice.
 */
export async function addDeal(context: Context, input: DealInput): Promise<DealRecord> {
  return inTransaction(context, async (tx) => {
    const { assignedTo, assignedToId, unitIds, stage = 'leadin', ...fields } = input
    const { contactId, dealName, value } = fields
    const column = columnOfStage[stage]
    await requireSubjects(tx, input)
    refusePassedClose(tx, fields, null)
    refuseTwoCommissions(fields)
    await lockColumn(tx, column)
    const ofColumn = (await columnProbability(tx, column)) ?? DEFAULT_PROBABILITY
    const position = await positionAt(tx, column, { top: true }, null)
    const { id } = await tx.db
      .insertInto('deals')
      .values({
        ...definedFields(fields),
        ...{ contactId, dealName, value },
        ...((await assigneeOf(tx, { assignedTo, assignedToId })) ?? mine(tx)),
        ...probabilityIn(stage, null, { byHand: fields.probability, ofColumn }),
        ...{ stage, position, stageSince: tx.now, createdAt: tx.now, updatedAt: tx.now },
        ...endOf(tx, stage, null),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (unitIds) await setDealUnits(tx, id, unitIds)
    await startStages(tx, id, stage)
    const deal = await dealRecord(tx, id)
    await record(tx, 'create', 'deal', id, changedFields({}, recorded(deal)), deal.version)
    await addActivity(tx, {
      ...{ type: 'change', dealId: id, contactId: deal.contactId, unitId: deal.unitId },
      title: `Deal: ${deal.dealName}`,
      metadata: { deal: 'created' },
    })
    await notifyAssignee(tx, deal)
    return deal
  })
}

const mine = ({ actor }: Context): Assignee => ({
  assignedToId: actor?.id ?? null,
  assignedName: null,
})

/**
 * Changes the given fields of a deal; a stage or a position moves its card. Refuses: 404 unknown, 409
 * another version, 403 a colleague's won deal, 400 as when it is entered.
 */
export async function changeDeal(
  context: Context,
  id: number,
  { version, position, ...input }: DealChange,
): Promise<DealRecord> {
  return inTransaction(context, async (tx) => {
    const moves = input.stage !== undefined || position !== undefined
    const expected = moves ? (input.stage ?? (await dealRecord(tx, id)).stage) : undefined
    const { columnProbability: ofColumn } = await lockDeal(
      tx,
      id,
      expected && columnOfStage[expected],
    )
    const before = await dealRecord(tx, id)
    refuseWonByOthers(tx, before)
    // Without a stage it stays in the one that somebody moved it to while this waited.
    const stage = moves ? (input.stage ?? before.stage) : undefined
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'deal', id, versions, () => before)
    const place = stage && placeIn(columnOfStage[stage], before, position)
    const move = stage && (await movedRow(tx, before, stage, place ?? null))
    const probability = { byHand: input.probability, ofColumn }
    const fields = {
      ...definedFields(input),
      ...probabilityIn(stage ?? before.stage, before, probability),
    }
    return change(tx, before, fields, move)
  })
}

type Changed = DefinedFields<Omit<DealChange, 'version' | 'position'>>

/** At the top of another column, unless a place is given. */
function placeIn(column: DealColumn, before: DealRecord, position?: number): Place | null {
  if (position !== undefined) return { position }
  return column === before.column ? null : { top: true }
}

async function change(
  tx: Context,
  before: DealRecord,
  input: Changed,
  move: Partial<LockedDeal> = {},
): Promise<DealRecord> {
  const { assignedTo, assignedToId, unitIds, ...fields } = input
  await requireSubjects(tx, onlyChanged(input, before))
  refusePassedClose(tx, fields, before)
  refuseTwoCommissions({ ...before, ...fields })
  // Whoever has it may have left since.
  const assignee = assignedToId ?? assignedTo
  const isKept = typeof assignee === 'number' && assignee === before.assignedToId
  const row = {
    ...fields,
    ...(!isKept && (await assigneeOf(tx, { assignedTo, assignedToId }))),
    ...move,
  }
  const update = tx.db.updateTable('deals').where('id', '=', before.id)
  if (Object.keys(row).length > 0) await update.set(row).execute()
  if (unitIds) await setDealUnits(tx, before.id, unitIds)
  const given = await dealRecord(tx, before.id)
  const changes = changesOf(before, given)
  if (changes.position && before.position === given.position) return before
  await update.set({ version: before.version + 1, updatedAt: tx.now }).execute()
  const after = { ...given, version: before.version + 1 }
  await record(tx, 'update', 'deal', after.id, changes, after.version)
  if (after.stage !== before.stage) await enterStage(tx, before.stage, after)
  if (changes.assignedToId) {
    await endNotifications(tx, 'deal', after.id)
    await notifyAssignee(tx, after)
    await notifyFormer(tx, before.assignedToId, after)
  }
  return dealRecord(tx, before.id)
}

function refusePassedClose(
  { now }: Context,
  { expectedCloseDate: day = null }: Pick<DealChange, 'expectedCloseDate'>,
  before: DealRecord | null,
): void {
  if (isClosePassed(day, before?.expectedCloseDate ?? null, bangkokDate(now)))
    throw invalid('expectedCloseDate', 'deal_close_passed')
}

function refuseTwoCommissions({
  commissionPercent,
  commissionAmount,
}: Pick<DealInput, 'commissionPercent' | 'commissionAmount'>): void {
  if (typeof commissionPercent === 'number' && typeof commissionAmount === 'number')
    throw invalid('commissionAmount', 'deal_commission_twice')
}

function onlyChanged(input: Changed, before: DealRecord): Partial<Changed> {
  const changed = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof DealRecord]),
  )
  // Safe: some of the same keys and values.
  return Object.fromEntries(changed) as Partial<Changed>
}

/** What the audit log has of a change: where nothing else changed the place, which others have to see. */
export function changesOf(before: DealRecord, after: DealRecord): Changes {
  const changes = changedFields(recorded(before), recorded(after))
  const isOnlyMoved = Object.keys(changes).length === 0
  return isOnlyMoved ? { position: [before.position, after.position] } : changes
}

/** What the audit log has of a deal: what people enter. */
function recorded(deal: DealRecord) {
  const { dealName, contactId, unitId, unitIds, value, stage, probability, expectedCloseDate } =
    deal
  const { assignedToId, assignedTo, notes, months, commissionPercent, commissionAmount } = deal
  const { coAgentContactId, coAgentPercent, leaseStart, closedOn, reasonId, reasonText } = deal
  return {
    ...{ dealName, contactId, unitId, unitIds, value, stage, probability, expectedCloseDate },
    ...{ assignedToId, assignedTo, notes, months, commissionPercent, commissionAmount },
    ...{ coAgentContactId, coAgentPercent, leaseStart, closedOn, reasonId, reasonText },
  }
}

/** Tells a colleague that a deal is theirs now, unless they took it themselves. */
async function notifyAssignee(tx: Context, deal: DealRecord): Promise<void> {
  const { id, dealName, assignedToId } = deal
  if (assignedToId === null) return
  const details = { name: dealName }
  await notifyAssigned(tx, { subject: 'deal', subjectId: id, details }, assignedToId)
}

/** Tells a colleague that somebody took over their deal. */
async function notifyFormer(tx: Context, former: number | null, deal: DealRecord): Promise<void> {
  const { id, dealName, assignedToId } = deal
  if (former === null || assignedToId !== tx.actor?.id) return
  const details = { name: dealName }
  await notifyTakenOver(tx, { subject: 'deal', subjectId: id, details }, former)
}
