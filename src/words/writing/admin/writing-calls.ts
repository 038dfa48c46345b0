import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../admin/calls/call.ts'
import { type Going, jobDone } from '../../../admin/calls/job-done.ts'
import { ApiError } from '../../../shared/api-client.ts'
import type { EarlierTextsOf, FactComparison, Rewritten } from '../rules/rewrite.ts'

/** A rewriting and the facts of both texts. */
export type Rewriting = Rewritten & { text: string; facts: FactComparison }

const NOT_BEGUN: Going = { done: 0, ahead: null }

/**
 * Rewrites a text; `going` is how far the model is, in letters. `stop` gives it up, as does whoever asked by leaving.
 */
export function useRewrite() {
  const waiting = useRef<AbortController>(undefined)
  const [going, setGoing] = useState(NOT_BEGUN)
  useEffect(() => () => waiting.current?.abort(), [])
  const rewrite = useMutation({
    async mutationFn(text: string): Promise<Rewriting> {
      waiting.current = new AbortController()
      const { signal } = waiting.current
      setGoing(NOT_BEGUN)
      const rewritten = await answerOf(text, { signal, onProgress: setGoing })
      if (!rewritten.rewrittenText) throw new Error(NOTHING)
      const body = { text, rewrittenText: rewritten.rewrittenText }
      const facts = await call('post /api/ai/facts', { body, signal })
      return { ...rewritten, text, facts }
    },
  })
  function stop(): void {
    waiting.current?.abort()
    rewrite.reset()
  }
  return { ...rewrite, going, stop }
}

const NOTHING = 'No rewritten text received'

type How = { signal: AbortSignal; onProgress: (going: Going) => void }

/** The built-in answer comes at once; a model's is a job, asked for until it is done. */
async function answerOf(text: string, { signal, onProgress }: How): Promise<Rewritten> {
  // Not by the signal: a job that was begun must be known to be stopped.
  const { jobId, rewritten } = await call('post /api/ai/rewrites', { body: { text } })
  if (rewritten) return rewritten
  if (!jobId) throw new Error(NOTHING)
  const params = { id: jobId }
  const stop = () => call('delete /api/ai/rewrites/{id}', { params })
  await jobDone(jobId, { signal, onProgress, stop })
  const answer = await call('get /api/ai/rewrites/{id}', { params, signal })
  if (!answer.rewritten) throw new Error(NOTHING)
  return answer.rewritten
}

/** Why a rewriting failed, in the words of the catalogue. */
export function failureOf(error: Error): string {
  if (error instanceof ApiError) return error.text || `HTTP ${error.status}`
  if (error.message === NOTHING) return error.message
  return 'Failed to rewrite text. Please try again.'
}

/** The facts that a text keeps of another. */
export function useFacts(text: string, rewrittenText: string, known: FactComparison | null) {
  return useQuery({
    queryKey: ['ai', 'facts', text, rewrittenText],
    queryFn: ({ signal }) => call('post /api/ai/facts', { body: { text, rewrittenText }, signal }),
    enabled: known === null,
    ...(known && { initialData: known }),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useNormalize() {
  return useMutation({
    mutationFn: (text: string) => call('post /api/ai/normalize', { body: { text } }),
  })
}

/** The texts that a field was saved with. */
export function useEarlierTexts(of: EarlierTextsOf | null) {
  return useQuery({
    queryKey: ['ai', 'texts', of],
    queryFn: ({ signal, meta }) =>
      call('get /api/ai/texts', {
        query: of ?? { subject: 'unit', id: 0, field: 'description' },
        signal,
        meta,
      }),
    enabled: of !== null,
  })
}
