import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { definedFields } from '../../../shared/fields/defined-fields.ts'
import { changedFields, record } from '../../../team/activity/record.ts'
import { refuseOtherVersion } from '../../../team/activity/refuse-other-version.ts'
import type { DealOutcome } from '../rules/deal.ts'
import type {
  DealReason,
  PipelineSettings,
  PipelineSettingsChanges,
} from '../rules/pipeline-settings.ts'

/** The settings of the pipeline. `lock` locks them until the transaction ends. */
export async function pipelineSettings(
  { db }: Pick<Context, 'db'>,
  lock = false,
): Promise<PipelineSettings> {
  const query = db.selectFrom('pipelineSettings').select(['staleDays', 'probability', 'version'])
  const stored = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  const { rows } = await sql<DealReason>`
    select id, outcome, name, needs_words from deal_reasons where is_offered
    order by outcome, place, id`.execute(db)
  const perColumn = z.record(z.string(), z.int())
  return {
    staleDays: perColumn.parse(stored.staleDays),
    probability: perColumn.parse(stored.probability),
    reasons: rows,
    version: stored.version,
  }
}

/**
 * Changes the settings of the pipeline. A reason that is no longer offered stays with the deals that have it.
 * Refuses 409 another version.
 */
export async function savePipelineSettings(
  context: Context,
  { version, staleDays, probability, wonReasons, lostReasons }: PipelineSettingsChanges,
): Promise<PipelineSettings> {
  return inTransaction(context, async (tx) => {
    const before = await pipelineSettings(tx, true)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'pipeline_settings', null, versions, () => before)
    if (wonReasons) await setReasons(tx, 'won', wonReasons)
    if (lostReasons) await setReasons(tx, 'lost', lostReasons)
    await tx.db
      .updateTable('pipelineSettings')
      .set({
        staleDays: JSON.stringify({ ...before.staleDays, ...definedFields(staleDays ?? {}) }),
        probability: JSON.stringify({ ...before.probability, ...definedFields(probability ?? {}) }),
        version: before.version + 1,
        updatedAt: tx.now,
      })
      .execute()
    const after = await pipelineSettings(tx)
    const changes = changedFields(recorded(before), recorded(after))
    await record(tx, 'update', 'pipeline_settings', null, changes, after.version)
    return after
  })
}

async function setReasons(
  tx: Context,
  outcome: DealOutcome,
  reasons: readonly { id?: number | undefined; name: string; needsWords?: boolean | undefined }[],
): Promise<void> {
  // All are withdrawn first, so that two may swap their names.
  await sql`update deal_reasons set is_offered = false where outcome = ${outcome}`.execute(tx.db)
  for (const [place, { id, name, needsWords = false }] of reasons.entries()) {
    const reason = { name, needsWords, place, isOffered: true }
    const kept = await tx.db
      .updateTable('dealReasons')
      .set(reason)
      .where('id', '=', id ?? 0)
      .where('outcome', '=', outcome)
      .executeTakeFirst()
    if (kept.numUpdatedRows === 0n)
      await tx.db
        .insertInto('dealReasons')
        .values({ outcome, ...reason })
        .execute()
  }
}

/** What the audit log says of them. */
function recorded({ staleDays, reasons }: PipelineSettings) {
  const named = (outcome: DealOutcome) =>
    reasons.filter((reason) => reason.outcome === outcome).map(({ name }) => name)
  return { staleDays, wonReasons: named('won'), lostReasons: named('lost') }
}
