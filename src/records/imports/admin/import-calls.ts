import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { ApiError } from '../../../shared/api-client.ts'
import { formatNumber } from '../../../shared/money.ts'
import type { ImportDetail, ImportKind, ImportRecord, OnWebsite, Verdict } from '../rules/import.ts'
import { importTexts, undoneText } from './import-texts.ts'

/** The interval in milliseconds at which a running import is polled. */
const POLL_MS = 1_000

/** One import, polled while it is checked or run. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/imports/{id}', { params: { id: String(id) }, signal, meta }),
    refetchInterval: ({ state: { data, error } }) =>
      isUnderWay(data?.state) && !isSignedOut(error) ? POLL_MS : false,
  })
}

/** One page of an import's rows; while it loads, the previous page stays. */
export function importRowsQuery(
  { id, state, columns }: ImportDetail,
  query: { verdict: Verdict | null; leftEmpty: boolean; limit: number; offset: number },
) {
  const { verdict, leftEmpty, ...page } = query
  const fields = columns.map(({ field }) => field ?? '').join()
  return queryOptions({
    queryKey: ['imports', 'rows', id, query, state, fields],
    queryFn: ({ signal, meta }) =>
      callList('get /api/imports/{id}/rows', {
        params: { id: String(id) },
        query: { ...page, ...(verdict && { verdict }), ...(leftEmpty && { leftEmpty }) },
        signal,
        meta,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { error } }) =>
      state === 'running' && !isSignedOut(error) ? 2 * POLL_MS : false,
  })
}

/** How many other imports are shown below one import; the page without one shows all. */
export const OTHERS_SHOWN = 5

/** The imports of a kind, newest first: one page of all, or the few shown below one import. */
export function earlierImportsQuery(
  kind: ImportKind,
  window: { limit: number; offset: number } | null,
) {
  const query = { kind, ...(window ?? { limit: OTHERS_SHOWN + 1, offset: 0 }) }
  return queryOptions({
    queryKey: ['imports', 'list', query],
    queryFn: ({ signal, meta }) => callList('get /api/imports', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** Sets the fields of the columns, by which the rows are checked again. */
export function useMatchAgain(id: number) {
  return useSave({
    send: (columns: Record<string, string | null>) =>
      call('post /api/imports/{id}/columns', { params: { id: String(id) }, body: { columns } }),
    failed: 'Couldn’t check the file again',
  })
}

/** Starts an import, provided that it still creates as many rows as shown. */
export function useRunImport(kind: ImportKind) {
  return useSave({
    send: ({
      id,
      ...query
    }: {
      id: number
      create: number
      update?: number
      website?: OnWebsite
      removeContacts?: boolean
    }) => call('post /api/imports/{id}/run', { params: { id: String(id) }, query }),
    failed: importTexts[kind].failed.text,
  })
}

/** Cancels an import that is being checked or run, or discards a check. */
export function useCancelImport() {
  return useSave({
    send: ({ id }: ImportRecord) =>
      call('delete /api/imports/{id}', { params: { id: String(id) } }),
    failed: 'Couldn’t cancel the import',
    nameOf: ({ fileName }) => fileName,
  })
}

export function useUndoImport() {
  return useSave({
    send: ({ id }: ImportRecord) =>
      call('post /api/imports/{id}/undo', { params: { id: String(id) } }),
    done: ({ undone, restored, kept }, { kind }) => ({
      title: 'Import undone',
      text: `${undoneText(kind, { removed: undone - restored, restored })}${
        kept.length > 0 ? `, ${formatNumber(kept.length)} kept` : ''
      }.`,
    }),
    failed: 'Failed to undo the import',
    nameOf: ({ fileName }) => fileName,
  })
}

function isUnderWay(state: ImportRecord['state'] | undefined): boolean {
  return state === 'checking' || state === 'running'
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401
}
