import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../admin/calls/call.ts'
import { jobDone } from '../../../admin/calls/job-done.ts'
import type { DraftKind } from '../rules/draft.ts'

/** What was read from a pasted text: by the built-in reader at once, and with what a model found when it has read it. */
export function useDraft(kind: DraftKind, text: string, isRead: boolean) {
  const [letters, setLetters] = useState(0)
  const shared = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const
  const atOnce = useQuery({
    ...shared,
    queryKey: ['drafts', kind, text],
    queryFn: ({ signal }) => call('post /api/ai/drafts', { body: { text, kind }, signal }),
    enabled: isRead,
    placeholderData: keepPreviousData,
  })
  const jobId = (!atOnce.isPlaceholderData && atOnce.data?.jobId) || null
  const byModel = useQuery({
    ...shared,
    queryKey: ['drafts', jobId],
    queryFn: async ({ signal }) => {
      const params = { id: jobId ?? '' }
      const stop = () => call('delete /api/ai/drafts/{id}', { params })
      setLetters(0)
      await jobDone(params.id, { signal, stop, onProgress: ({ done }) => setLetters(done) })
      const { draft } = await call('get /api/ai/drafts/{id}', { params, signal })
      return draft
    },
    enabled: isRead && jobId !== null,
  })
  return {
    draft: { ...atOnce, data: byModel.data ?? atOnce.data?.draft },
    /** The model that reads it while the built-in reader's answer is shown; null when none does. */
    reader: byModel.isFetching ? (atOnce.data?.model ?? null) : null,
    /** Letters of its answer so far. */
    letters,
    isModelLost: byModel.isError,
  }
}
