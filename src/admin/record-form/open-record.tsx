import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { AfterHydration } from '../../ui/feedback/after-hydration.tsx'
import { readId } from '../calls/read-id.ts'
import type { ListState } from '../record-list/use-list-address.ts'
import { OpenForm } from './open-form.tsx'

/** The props of a screen for one record. */
export type DetailProps<Stored> = {
  /** Null when the id in the URL is invalid. */
  id: number | null
  onClose: () => void
  onEdit: (record: Stored) => void
}

/** The props of a record's form; `record` is null for a new one. */
export type FormProps<Stored> = { record: Stored | null; onClose: () => void }

/** The record or form that the URL opens over a list. */
export function OpenRecord<Stored extends { id: number }>({
  list,
  kind,
  useRecord,
  detail,
  form,
}: {
  list: ListState
  /** The kind in texts: "unit". */
  kind: string
  /** Loads a record; nothing without an id. */
  useRecord: (id: number | null) => { data: Stored | undefined; isError: boolean }
  /** Omitted where a row opens the form. */
  detail?: (props: DetailProps<Stored>) => ReactNode
  form: (props: FormProps<Stored>) => ReactNode
}) {
  const { id } = useParams()
  return (
    <AfterHydration>
      {id &&
        detail?.({
          id: readId(id),
          onClose: () => list.close({}),
          onEdit: (record) => list.swap({ edit: record.id }),
        })}
      <OpenForm list={list} kind={kind} useRecord={useRecord}>
        {(record, onClose) => (
          <Fragment key={record?.id ?? 'new'}>{form({ record, onClose })}</Fragment>
        )}
      </OpenForm>
    </AfterHydration>
  )
}
