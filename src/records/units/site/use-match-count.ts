import { useRef, useState } from 'react'
import { callApiList } from '../../../shared/api-client.ts'
import { matchQuery } from './quick-search.ts'

/**
 * How many homes match the quick form's choices: at first all of them, null while unknown. Of several
 * requests only the last one's response counts.
 */
export function useMatchCount(all: number) {
  const [count, setCount] = useState<number | null>(all)
  const lastQuery = useRef('')

  async function choose(form: Record<string, unknown>): Promise<void> {
    const query = matchQuery(form)
    if (query === lastQuery.current) return
    lastQuery.current = query
    const total = query === '' ? all : await countMatches(query).catch(() => null)
    if (query === lastQuery.current) setCount(total)
  }

  return { count, choose }
}

async function countMatches(query: string): Promise<number> {
  const { total } = await callApiList(`/api/units/search?${query}&limit=1`)
  return total
}
