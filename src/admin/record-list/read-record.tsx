import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { ApiError } from '../../shared/api-client.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/overlays/dialog.tsx'

/** A read-only record in a sheet over its list, with its actions once it is loaded. */
export function ReadRecord<Stored>({
  id,
  record,
  kind,
  loading,
  actions,
  children,
  ...dialog
}: {
  /** Null when the id in the URL is invalid. */
  id: number | null
  record: UseQueryResult<Stored>
  /** The kind in texts: "unit". */
  kind: string
  loading: ReactNode
  actions: (record: Stored) => ReactNode
  children: (record: Stored) => ReactNode
} & Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'width' | 'onClose'>) {
  const { data } = record
  return (
    <Dialog open {...dialog}>
      <DialogBody isRead>
        {data === undefined ? <Missing {...{ id, record, kind, loading }} /> : children(data)}
      </DialogBody>
      {data !== undefined && <DialogActions>{actions(data)}</DialogActions>}
    </Dialog>
  )
}

/** Shown while the record is missing, failed or loading. */
function Missing({
  id,
  record: { error, isError, refetch },
  kind,
  loading,
}: {
  id: number | null
  record: UseQueryResult<unknown>
  kind: string
  loading: ReactNode
}) {
  const isGone = id === null || (error instanceof ApiError && error.status === 404)
  if (isGone) return <p>{`This ${kind} was deleted, or never was.`}</p>
  if (!isError) return loading
  return <ErrorState title={`The ${kind} could not be read.`} retry={() => void refetch()} />
}
