import type { ReactNode } from 'react'
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx'
import { readId } from '../calls/read-id.ts'
import type { ListState } from '../record-list/use-list-address.ts'

/**
 * The form that a list's URL opens: `add` for a new record, `edit` for an existing one, or an error when that
 * is not possible. `useRecord` loads a record; nothing without an id.
 */
export function OpenForm<Stored>({
  list,
  kind,
  useRecord,
  children,
}: {
  list: ListState
  /** The kind in texts: "unit". */
  kind: string
  useRecord: (id: number | null) => { data: Stored | undefined; isError: boolean }
  children: (record: Stored | null, onClose: () => void) => ReactNode
}) {
  const isNew = list.get('add') !== ''
  const edit = list.get('edit')
  const id = readId(edit)
  const record = useRecord(isNew ? null : id)
  const onClose = () => list.close({ add: null, edit: null })
  if (isNew) return children(null, onClose)
  if (!edit) return null
  if (id === null || (record.isError && !record.data)) {
    return (
      <MessageDialog
        open
        onClose={onClose}
        title="Not to be changed"
        message={`This ${kind} was deleted, or could not be read.`}
      />
    )
  }
  return record.data === undefined ? null : children(record.data, onClose)
}
