import type { Subject } from '../calls/stale-queries.ts'
import { useSave } from '../calls/use-save.ts'

/** Deletes a record of a list, with Undo. */
export function useDeleteRecord<Row extends { id: number }>({
  calls: { remove, restore, keyOf },
  kind,
  title = kind,
  nameOf,
  afterwards = 'can be restored for 30 days.',
  isOftenRefused = false,
}: {
  /** The calls of its kind. */
  calls: Record<'remove' | 'restore', (id: number) => Promise<unknown>> & {
    keyOf: (record: { id: number }) => readonly [Subject, ...unknown[]]
  }
  /** "unit" */
  kind: string
  /** The kind in the toast, if different: "property". */
  title?: string
  nameOf: (row: Row) => string
  /** The text after its name. */
  afterwards?: string
  /** Whether others may depend on it: then it stays in its list, with the focus, until the server has answered. */
  isOftenRefused?: boolean
}) {
  return useSave({
    send: ({ id }: Row) => remove(id),
    done: (_, row) => ({
      title: `${title.charAt(0).toUpperCase()}${title.slice(1)} deleted successfully`,
      text: `${nameOf(row)} ${afterwards}`,
      undo: () => restore(row.id),
    }),
    ...(!isOftenRefused && {
      paints: ({ id }: Row) => ({ subject: keyOf({ id })[0], ids: [id], fields: null }),
    }),
    failed: `Failed to delete ${kind}`,
    nameOf,
  })
}
