import { useSave } from '../calls/use-save.ts'

type Params = { id: string }

/** Deletes a record of a list, with Undo. */
export function useDeleteRecord<Row extends { id: number }>({
  kind,
  title = kind,
  nameOf,
  afterwards = 'can be restored for 30 days.',
  remove,
  restore,
}: {
  /** "unit" */
  kind: string
  /** The kind in the toast, if different: "property". */
  title?: string
  nameOf: (row: Row) => string
  /** The text after its name. */
  afterwards?: string
  remove: (params: Params) => Promise<unknown>
  restore: (params: Params) => Promise<unknown>
}) {
  return useSave({
    send: ({ id }: Row) => remove({ id: String(id) }),
    done: (_, row) => ({
      title: `${title.charAt(0).toUpperCase()}${title.slice(1)} deleted successfully`,
      text: `${nameOf(row)} ${afterwards}`,
      undo: () => restore({ id: String(row.id) }),
    }),
    failed: `Failed to delete ${kind}`,
    nameOf,
  })
}
