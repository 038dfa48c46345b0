import { type Counted, counted } from '../../shared/counted.ts'
import { formatNumber } from '../../shared/money.ts'
import type { ResponseBody } from './call.ts'
import type { Painted } from './paint.ts'
import { undoEntries } from './undo.ts'
import { PartlyUndone, useSave } from './use-save.ts'

type ManyChanged = ResponseBody<'post /api/units/bulk'>

/** Called with the number of records done so far. */
type Progress = (done: number) => void

/** Records in one request; larger changes are split so that progress can be shown. */
const AT_ONCE = 25

/** Changes many records alike, with Undo; refused ones are reported with the reason. */
export function useChangeMany<Change>({
  one,
  onProgress,
  paints,
  change,
}: {
  /** "unit" */
  one: Counted
  onProgress: Progress
  /** What the screen shows at once. */
  paints: (ids: number[], change: Change) => Painted
  change: (ids: number[], change: Change) => Promise<ManyChanged>
}) {
  return useSave({
    /** `words` are what the toast says after `3 units`. */
    send: ({ ids, change: shared }: { ids: number[]; change: Change; words?: string }) =>
      inBatches(ids, onProgress, (batch) => change(batch, shared)),
    done: ({ changed, refused, undo }, { words = 'changed' }) => ({
      title: `${counted(changed, one)} ${words}`,
      text: refused.length > 0 ? `${formatNumber(refused.length)} not changed` : '',
      ...(undo.length > 0 && { undo: () => undone(inBatches(undo, onProgress, undoEntries)) }),
    }),
    paints: ({ ids, change: shared }) => paints(ids, shared),
    failed: `Failed to update ${one}s`,
    nameOf: ({ ids }) => counted(ids.length, one),
  })
}

/** Deletes many records, with Undo; refused ones are reported with the reason. */
export function useDeleteMany({
  one,
  onProgress,
  paints,
  remove,
  restore,
}: {
  /** "unit" */
  one: Counted
  onProgress: Progress
  paints: (ids: number[]) => Painted
  remove: (ids: number[]) => Promise<ManyChanged>
  restore: (ids: number[]) => Promise<ManyChanged>
}) {
  return useSave({
    send: (ids: number[]) => inBatches(ids, onProgress, remove),
    done: ({ changed, refused }, ids) => ({
      title: `${counted(changed, one)} deleted`,
      text:
        refused.length > 0
          ? `${formatNumber(refused.length)} not deleted`
          : 'Can be restored for 30 days.',
      undo: () => {
        const kept = new Set(refused.map(({ id }) => id))
        const deleted = ids.filter((id) => !kept.has(id))
        return undone(inBatches(deleted, onProgress, restore))
      },
    }),
    paints,
    failed: `Failed to delete ${one}s`,
    nameOf: (ids) => counted(ids.length, one),
  })
}

/** Reports those that were not undone, with the reason of the first. */
async function undone(result: Promise<ManyChanged>): Promise<void> {
  const { changed, refused } = await result
  const [first] = refused
  if (!first) return
  const [count, all] = [refused.length, changed + refused.length].map(formatNumber)
  throw new PartlyUndone(`${count} of ${all} not undone. ${first.message}`)
}

/** Changes many records in several requests, one after the other; the result is that of all. */
async function inBatches(
  ids: readonly number[],
  onProgress: Progress,
  send: (batch: number[]) => Promise<ManyChanged>,
): Promise<Required<ManyChanged>> {
  const result: Required<ManyChanged> = { changed: 0, refused: [], undo: [] }
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    onProgress(at)
    const { changed, refused, undo = [] } = await send(ids.slice(at, at + AT_ONCE))
    result.changed += changed
    result.refused.push(...refused)
    result.undo.push(...undo)
  }
  onProgress(ids.length)
  return result
}
