import type { Db } from '../../platform/db/connect.ts'
import { planned } from '../../platform/db/planned.ts'
import { notFound } from '../../refused.ts'
import type { Changes } from '../../team/activity/rules/activity.ts'
import type { UnitStep } from './rules/unit-history.ts'
import { type UnitStatus, UnitStatuses } from './rules/unit-sets.ts'

/** The most audit entries that are read. */
const MAX_ENTRIES = 200
/** An availability date at most this far from the time of the change is a confirmation, in milliseconds. */
const CONFIRMATION_MS = 60_000

/** How a unit's figures and status changed, newest first. Throws 404 if unknown or deleted. */
export async function unitHistory(db: Db, id: number): Promise<UnitStep[]> {
  const [unit] = await storedUnit(db, id)
  if (!unit) throw notFound('unit')
  const entries = await recordedChanges(db, id, MAX_ENTRIES)
  const steps = entries.flatMap(stepsOf)
  const isWhole = entries.length < MAX_ENTRIES
  if (!isWhole || entries.at(-1)?.action === 'create') return steps
  // It was made without an entry, by a release before the audit log.
  return [...steps, { kind: 'listed', at: unit.createdAt, by: null, ...firstFigures(unit, steps) }]
}

type Stored = { createdAt: string; price: number | null; rent: number | null }
type Entry = { at: string; by: string; action: 'create' | 'update'; changes: Changes }

const storedUnit = planned<Stored>(`
  select iso(created_at) as "createdAt", price, rent_amount as rent
  from units where id = $1 and deleted_at is null`)

const recordedChanges = planned<Entry>(`
  select iso(at) as at, actor_name as by, action, changes from audit
  where subject = 'unit' and subject_id = $1 and (action = 'create' or action = 'update'
    and changes ?| array['price', 'rentAmount', 'status', 'availabilityDate'])
  order by id desc limit $2`)

function stepsOf({ at, by, action, changes }: Entry): UnitStep[] {
  const { price, rentAmount, status, availabilityDate } = changes
  if (action === 'create') {
    return [{ kind: 'listed', at, by, price: figure(price?.[1]), rent: figure(rentAmount?.[1]) }]
  }
  const steps: UnitStep[] = []
  const [from, to] = (status ?? []).map(statusOf)
  if (from && to) steps.push({ kind: 'status', at, by, before: from, after: to })
  else if (isConfirmation(availabilityDate?.[1], at)) steps.push({ kind: 'confirmed', at, by })
  if (price) {
    steps.push({ kind: 'price', at, by, before: figure(price[0]), after: figure(price[1]) })
  }
  if (rentAmount) {
    const [before, after] = rentAmount.map(figure)
    steps.push({ kind: 'rent', at, by, before: before ?? null, after: after ?? null })
  }
  return steps
}

/** The figures before every change. */
function firstFigures(unit: Stored, steps: readonly UnitStep[]) {
  const first = (kind: 'price' | 'rent') => {
    const step = steps.findLast((candidate) => candidate.kind === kind)
    return step?.kind === kind ? step.before : unit[kind]
  }
  return { price: first('price'), rent: first('rent') }
}

function isConfirmation(date: unknown, at: string): boolean {
  return typeof date === 'string' && Math.abs(Date.parse(date) - Date.parse(at)) <= CONFIRMATION_MS
}

function figure(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function statusOf(value: unknown): UnitStatus | undefined {
  return typeof value === 'string' ? UnitStatuses.read(value) : undefined
}
