import { Refused } from '../../refused.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'

/** How many records were changed, and which were refused and why. */
export type ManyChanged = {
  changed: number
  refused: ({ id: number; message: string } & Refusal)[]
}

/**
 * Writes records one after the other, each in its own transaction with its own rules, version and audit
 * record: a refused one does not affect the others.
 */
export async function changeEach<Item extends { id: number }>(
  items: readonly Item[],
  write: (item: Item) => Promise<unknown>,
): Promise<ManyChanged> {
  const result: ManyChanged = { changed: 0, refused: [] }
  for (const item of items) {
    try {
      await write(item)
      result.changed += 1
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { code, params, message } = error
      result.refused.push({ id: item.id, message, code, params })
    }
  }
  return result
}

/** The same for records that are named only, each once. */
export function changeEachOf(
  ids: readonly number[],
  write: (id: number) => Promise<unknown>,
): Promise<ManyChanged> {
  const items = [...new Set(ids)].map((id) => ({ id }))
  return changeEach(items, ({ id }) => write(id))
}
