import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callAgain, callList } from '../../admin/call.ts'
import { type Subject, useSave } from '../../admin/use-save.ts'
import { ApiError } from '../../shared/api-client.ts'
import { formatNumber } from '../../shared/money.ts'
import type { ImportDetail, ImportKind, ImportRecord, Verdict } from '../rules.ts'
import { counted, importWords } from './import-words.ts'

/** Milliseconds until a running import is asked about once more. */
const ASK_AGAIN = 1_000

// What an import writes, and what an undo takes away.
const written: readonly Subject[] = ['projects', 'developers', 'units', 'stats', 'audit', 'trash']
const list = ['imports', 'list'] as const

/** One import, asked about again and again while it runs. When it ends, what it wrote is read again. */
export function useImport(id: number) {
  const key = ['imports', 'one', id] as const
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<ImportDetail>(key)
      const params = { id: String(id) }
      const found = await callAgain('get /api/imports/{id}', { params, signal }, before)
      if (before && before.state !== found.state) {
        for (const queryKey of [...written.map((subject) => [subject]), list]) {
          void client.invalidateQueries({ queryKey })
        }
      }
      return found
    },
    // An unchanged answer is known by itself.
    structuralSharing: false,
    refetchInterval: ({ state: { data, error } }) =>
      data?.state === 'running' && !isSignedOut(error) ? ASK_AGAIN : false,
  })
}

/** One page of an import's rows; the last one stays until it is there. */
export function useImportRows(
  { id, state, fields }: { id: number; state: ImportRecord['state']; fields: string },
  query: { verdict: Verdict | null; limit: number; offset: number },
) {
  const { verdict, ...page } = query
  return useQuery({
    queryKey: ['imports', 'rows', id, query, state, fields],
    queryFn: ({ signal }) =>
      callList('get /api/imports/{id}/rows', {
        params: { id: String(id) },
        query: { ...page, ...(verdict && { verdict }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { error } }) =>
      state === 'running' && !isSignedOut(error) ? 2 * ASK_AGAIN : false,
  })
}

/** The imports of a kind, the newest first. */
export function useImports(query: { kind: ImportKind; limit: number; offset: number }) {
  return useQuery({
    queryKey: [...list, query],
    queryFn: ({ signal }) => callList('get /api/imports', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Says which field each column stands for, and has the rows checked by that. */
export function useMatchAgain(id: number) {
  return useSave({
    send: (columns: Record<string, string | null>) =>
      call('post /api/imports/{id}/columns', { params: { id: String(id) }, body: { columns } }),
    changes: ['imports'],
    failed: 'The file could not be checked again',
  })
}

/** Starts an import as it was shown. */
export function useRunImport(kind: ImportKind) {
  return useSave({
    send: ({ id, create }: { id: number; create: number }) =>
      call('post /api/imports/{id}/run', { params: { id: String(id) }, query: { create } }),
    changes: ['imports'],
    failed: importWords[kind].failed.text,
  })
}

export function useUndoImport() {
  return useSave({
    send: ({ id }: ImportRecord) =>
      call('post /api/imports/{id}/undo', { params: { id: String(id) } }),
    changes: [...written, 'imports'],
    done: ({ undone, kept }, { kind }) => ({
      title: 'Import undone',
      text: `${counted(kind, undone, formatNumber(undone))} taken back${
        kept.length > 0 ? `, ${formatNumber(kept.length)} kept` : ''
      }.`,
    }),
    failed: 'Failed to undo the import',
    nameOf: ({ fileName }) => fileName,
  })
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401
}
