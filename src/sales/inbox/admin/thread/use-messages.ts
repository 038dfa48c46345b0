import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { keepNewestMessages, loadOlderMessages, messagesQuery } from '../messages-query.ts'

/** The messages of a conversation, oldest first, with the means to load older ones and to drop these again. */
export function useMessages(threadId: number) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(messagesQuery(threadId))
  const [isLoadingOlder, setIsLoadingOlder] = useState(false)
  const isUnderWay = useRef(false)
  const items = useMemo(() => data?.items.toReversed(), [data?.items])
  async function loadOlder(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsLoadingOlder(true)
    // Without them, the button stays.
    await loadOlderMessages(client, threadId).catch(() => {})
    isUnderWay.current = false
    setIsLoadingOlder(false)
  }
  return {
    items,
    hasOlder: data !== undefined && data.items.length < data.total,
    loadOlder: () => void loadOlder(),
    isLoadingOlder,
    keepNewest: useCallback(() => keepNewestMessages(client, threadId), [client, threadId]),
    hasFailed: isError && !data,
    retry: () => void refetch(),
  }
}
export type Messages = ReturnType<typeof useMessages>
