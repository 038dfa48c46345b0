import type { ResponseBody } from './call.ts'

type ManyChanged = ResponseBody<'post /api/units/bulk'>
type Before = NonNullable<ManyChanged['before']>

/** Called with the number of records done so far. */
export type Progress = (done: number) => void

/** Records in one request; larger changes are split so that progress can be shown. */
const AT_ONCE = 25

/** Changes many records in several requests, one after the other; the result is that of all. */
export async function inBatches<Item>(
  items: readonly Item[],
  onProgress: Progress,
  send: (batch: Item[]) => Promise<ManyChanged>,
): Promise<{ changed: number; refused: ManyChanged['refused']; before: Before }> {
  const result = { changed: 0, refused: [] as ManyChanged['refused'], before: [] as Before }
  for (let at = 0; at < items.length; at += AT_ONCE) {
    onProgress(at)
    const { changed, refused, before = [] } = await send(items.slice(at, at + AT_ONCE))
    result.changed += changed
    result.refused.push(...refused)
    result.before.push(...before)
  }
  onProgress(items.length)
  return result
}
