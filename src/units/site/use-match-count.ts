import { useRef, useState } from 'react'
import { callApiList } from '../../shared/api-client.ts'
import { matchQuery } from './quick-search.ts'

/**
 * How many homes match what is chosen in the quick form: at first all of them, then as choices change.
 * Null while that is not known. Of several questions under way only the last one's answer counts.
 */
export function useMatchCount(all: number) {
  const [count, setCount] = useState<number | null>(all)
  const asked = useRef('')

  async function choose(form: Record<string, unknown>): Promise<void> {
    const query = matchQuery(form)
    if (query === asked.current) return
    asked.current = query
    const total = query === '' ? all : await countMatches(query).catch(() => null)
    if (query === asked.current) setCount(total)
  }

  return { count, choose }
}

async function countMatches(query: string): Promise<number> {
  const { total } = await callApiList(`/api/units/search?${query}&limit=1`)
  return total
}
