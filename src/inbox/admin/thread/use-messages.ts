import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messagesQuery } from '../inbox-calls.ts'

/** The messages of a conversation, oldest first, with the means to load older ones. */
export function useMessages(threadId: number) {
  const found = useInfiniteQuery(messagesQuery(threadId))
  const pages = found.data?.pages
  const items = useMemo(() => pages?.flatMap((page) => page.items).toReversed(), [pages])
  return {
    items,
    hasOlder: found.hasNextPage,
    loadOlder: () => {
      if (!found.isFetching) void found.fetchNextPage()
    },
    isLoadingOlder: found.isFetchingNextPage,
    hasFailed: found.isError && !found.data,
    retry: () => void found.refetch(),
  }
}
export type Messages = ReturnType<typeof useMessages>
