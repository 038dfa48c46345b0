import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../admin/calls/call.ts'
import { ApiError } from '../../shared/api-client.ts'
import type { EarlierTextsOf, FactComparison, Rewritten } from '../rules/rewrite.ts'

/** A rewriting and the facts of both texts. */
export type Rewriting = Rewritten & { text: string; facts: FactComparison }

/** Rewrites a text; `stop` gives up waiting. */
export function useRewrite() {
  const waiting = useRef<AbortController>(undefined)
  const rewrite = useMutation({
    async mutationFn(text: string): Promise<Rewriting> {
      waiting.current = new AbortController()
      const { signal } = waiting.current
      const rewritten = await call('post /api/ai/rewrite', { body: { text }, signal })
      if (!rewritten.rewrittenText) throw new Error('No rewritten text received')
      const body = { text, rewrittenText: rewritten.rewrittenText }
      const facts = await call('post /api/ai/facts', { body, signal })
      return { ...rewritten, text, facts }
    },
  })
  function stop(): void {
    waiting.current?.abort()
    rewrite.reset()
  }
  return { ...rewrite, stop }
}

/** Why a rewriting failed, in the words of the catalogue. */
export function failureOf(error: Error): string {
  if (error instanceof ApiError) return error.text || `HTTP ${error.status}`
  if (error.message === 'No rewritten text received') return error.message
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
