import type { Context } from '../../context.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { ScanChoice } from './rules/scan.ts'
import { type StoredScan, textsOf } from './store.ts'

/**
 * Writes what a person changed of a scan: its state, how it is turned, and only those lines and ticks that differ.
 */
export async function recordScan(
  tx: Context,
  before: StoredScan,
  after: StoredScan,
): Promise<void> {
  const changes = changedFields(shown(before), shown(after))
  const [was, is] = [textsOf(before), textsOf(after)]
  const differ = Array.from({ length: Math.max(was.length, is.length) }, (_, at) => at).filter(
    (at) => was[at] !== is[at],
  )
  const lines = (texts: readonly string[]) => differ.map((at) => texts[at] ?? '').join('\n')
  if (differ.length > 0) changes.text = [lines(was), lines(is)]
  await record(tx, 'update', 'scan', after.id, changes, after.version)
}

function shown({ state, quarters, choice }: StoredScan): Record<string, unknown> {
  const { steps = [], contacts = [] } = ScanChoice.safeParse(choice).data ?? {}
  return { state, quarters, steps, contacts }
}
