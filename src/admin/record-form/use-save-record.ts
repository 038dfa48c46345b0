import { type SuccessToast, useSave } from '../calls/use-save.ts'

type Stored = { id: number; version: number }

/** Creates or updates a form's record and shows a toast on success; the form shows errors. */
export function useSaveRecord<Values, Saved>({
  created,
  titleNew = () => created,
  updated,
  describe,
  describeNew = describe,
  actionsNew,
  post,
  put,
}: {
  /** "Unit updated successfully" */
  created: string
  /** The same, if it depends on the record. */
  titleNew?: (saved: Saved) => string
  updated: string
  /** The second line: the name of the record. */
  describe: (saved: Saved) => string
  describeNew?: (saved: Saved) => string
  /** The buttons of the toast for a new record. */
  actionsNew?: (saved: Saved) => Pick<SuccessToast, 'undo' | 'also'>
  post: (values: Values) => Promise<Saved>
  /** Changes some fields; refused for another version. */
  put: (id: number, changes: Partial<Values> & { version: number }) => Promise<Saved>
}) {
  const create = useSave({
    send: post,
    done: (saved) => ({
      title: titleNew(saved),
      text: describeNew(saved),
      ...actionsNew?.(saved),
    }),
    failed: '',
    isShownByForm: true,
  })
  const update = useSave({
    send: ({ id, ...changes }: Partial<Values> & Stored) => put(id, asChanges(changes)),
    done: (saved) => ({ title: updated, text: describe(saved) }),
    failed: '',
    isShownByForm: true,
  })
  return { create: create.mutateAsync, update: update.mutateAsync }
}

// Safe: only the id was removed.
function asChanges<Values>(changes: object): Partial<Values> & { version: number } {
  return changes as Partial<Values> & { version: number }
}
