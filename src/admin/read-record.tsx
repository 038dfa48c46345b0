import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../shared/api-client.ts'
import { ErrorState } from '../ui/states.tsx'

/** A record to be read, once it is there; else that it is gone, cannot be read, or is on its way. */
export function ReadRecord<Stored>({
  id,
  record,
  kind,
  loading,
  children,
}: {
  /** Null for an address that names none. */
  id: number | null
  record: UseQueryResult<Stored>
  /** What people call such a record: "unit". */
  kind: string
  loading: ReactNode
  children: (record: Stored) => ReactNode
}) {
  const { data, error, isError, refetch } = record
  if (data !== undefined) return children(data)
  const isGone = id === null || (error instanceof ApiError && error.status === 404)
  if (isGone) return <p>{`This ${kind} was deleted, or never was.`}</p>
  if (!isError) return loading
  return <ErrorState title={`The ${kind} could not be read.`} retry={() => void refetch()} />
}
