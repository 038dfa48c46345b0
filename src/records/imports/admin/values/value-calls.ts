import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../admin/calls/call.ts'
import { refetchAffected } from '../../../../admin/calls/stale-queries.ts'
import { reasonOf, useSave } from '../../../../admin/calls/use-save.ts'
import type { ImportKind, ImportRow } from '../../rules/import.ts'
import type { CorrectionInput, MappingInput, RememberedMapping } from '../../rules/values.ts'
import { valuesTexts } from './values-texts.ts'

/** How the values of an import were read, and what is open. */
export function importValuesQuery(id: number) {
  return queryOptions({
    queryKey: ['imports', 'values', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/imports/{id}/values', { params: { id: String(id) }, signal, meta }),
  })
}

/** The answers that the next files use. */
export function rememberedQuery(kind?: ImportKind) {
  return queryOptions({
    queryKey: ['imports', 'remembered', kind ?? null],
    queryFn: ({ signal, meta }) =>
      call('get /api/settings/import-mappings', { query: kind ? { kind } : {}, signal, meta }),
  })
}

/** Answers questions, several at once. What could not be sent is kept, to be sent again. */
export function useAnswers(id: number) {
  const queries = useQueryClient()
  const [unsent, setUnsent] = useState<readonly MappingInput[]>([])
  const [reason, setReason] = useState('')
  const without = (all: readonly MappingInput[], { field, text }: MappingInput) =>
    all.filter((one) => one.field !== field || one.text !== text)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: MappingInput) =>
      call('post /api/imports/{id}/values', { params: { id: String(id) }, body }),
    onSuccess: (_result, body) => setUnsent((all) => without(all, body)),
    onError: (error, body) => {
      setReason(reasonOf(error, 'The connection was lost.'))
      setUnsent((all) => [...without(all, body), body])
    },
    onSettled: () => refetchAffected(queries),
  })
  return {
    answer: (body: MappingInput) => mutate(body),
    unsent,
    reason,
    retry: () => {
      for (const body of unsent) mutate(body)
    },
    /** Whether this question is being answered. */
    isSending: ({ field, text }: Pick<MappingInput, 'field' | 'text'>) =>
      isPending && variables.field === field && variables.text === text,
  }
}

/** Whether the answers of an import are remembered. */
export function useRemember(id: number) {
  return useSave({
    send: (remember: boolean) =>
      call('put /api/imports/{id}/values', { params: { id: String(id) }, body: { remember } }),
    failed: valuesTexts.rememberFailed,
  })
}

export function useForget() {
  return useSave({
    send: ({ id }: RememberedMapping) =>
      call('delete /api/settings/import-mappings/{id}', { params: { id: String(id) } }),
    done: (_result, { text }) => ({ title: valuesTexts.forgotten, text }),
    failed: valuesTexts.forgetFailed,
    nameOf: ({ text }) => text,
  })
}

/** Corrects cells of a row. */
export function useCorrect(id: number) {
  return useSave({
    send: ({ row, cells }: { row: number; cells: CorrectionInput }) =>
      call('put /api/imports/{id}/rows/{row}', {
        params: { id: String(id), row: String(row) },
        body: cells,
      }),
    failed: 'Couldn’t correct the cell',
    // Two cells of a row are soon corrected one after the other.
    inTurn: `cells of import ${id}`,
    nameOf: ({ row }) => `row ${row}`,
  })
}

/** Chooses updates: all, or those of some rows. */
export function useChoose(id: number) {
  return useSave({
    send: (body: Choice) =>
      call('post /api/imports/{id}/updates', { params: { id: String(id) }, body }),
    failed: valuesTexts.rememberFailed,
    optimistic: { key: ['imports', 'rows', id], change: withChoice },
  })
}

type Choice = { chosen: boolean; rows?: number[] }

/** The rows shown, with the choice that is being stored. */
function withChoice(before: unknown, { chosen, rows }: Choice): unknown {
  // Safe: the data of the rows' query.
  const page = before as { items: ImportRow[]; total: number }
  const items = page.items.map((row) =>
    row.verdict === 'update' && (rows?.includes(row.row) ?? true) ? { ...row, chosen } : row,
  )
  return { ...page, items }
}
