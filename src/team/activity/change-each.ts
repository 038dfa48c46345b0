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

type Versioned = { id: number; version: number }
/** A change of one record by field. */
type ChangeById = { id: number; version?: number | undefined }

/**
 * Saves a change of each record. With `before` the result has the changes that restore the fields that
 * `changedFrom` names.
 */
export async function saveEach<Change extends ChangeById, Stored extends Versioned>(
  changes: readonly Change[],
  isBefore: boolean | undefined,
  records: {
    stored: (ids: readonly number[]) => Promise<readonly Stored[]>
    save: (change: Change) => Promise<Stored>
    changedFrom: (before: Stored, after: Stored) => readonly string[]
  },
): Promise<ManyChanged & { before?: (ChangeById & Versioned)[] }> {
  if (!isBefore) return changeEach(changes, records.save)
  const stored = await records.stored(changes.map(({ id }) => id))
  const storedById = new Map(stored.map((record) => [record.id, record]))
  const before: (ChangeById & Versioned)[] = []
  const result = await changeEach(changes, async (change) => {
    const after = await records.save(change)
    const record = storedById.get(change.id)
    if (record) before.push(changeBack(record, after, records.changedFrom(record, after)))
  })
  return { ...result, before }
}

function changeBack<Stored extends Versioned>(
  before: Readonly<Stored>,
  { id, version }: Stored,
  names: readonly string[],
): Versioned {
  const previous: Readonly<Record<string, unknown>> = before
  return { ...Object.fromEntries(names.map((name) => [name, previous[name]])), id, version }
}

/** The fields among these that differ between two states of a record. */
export function differing(names: readonly string[], before: object, after: object): string[] {
  return names.filter(
    (name) =>
      JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(Reflect.get(after, name)),
  )
}
