import type { ReactNode } from 'react'
import { MessageDialog } from '../../ui/message-dialog.tsx'
import { readId } from '../read-id.ts'
import type { useListAddress } from '../use-list-address.ts'

/**
 * The form that a list's address asks for: `add` for a new record, `edit` for the one it names; says so
 * where it asks for it in vain. `useRecord` reads one, and none where no id is given.
 */
export function OpenForm<Stored>({
  list,
  kind,
  useRecord,
  children,
}: {
  list: ReturnType<typeof useListAddress>
  /** What people call such a record: "unit". */
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
