import { useEffect, useRef, useState } from 'react'
import { unitSearchQuery } from '../rules/query.ts'
import type { UnitSearch } from '../rules/search.ts'

const PAUSE_MS = 300

/**
 * A search while it is edited: changes show at once and are applied after a pause. A search from elsewhere (a chip,
 * Back) replaces it.
 */
export function useDraftSearch(search: UnitSearch, apply: (search: UnitSearch) => void) {
  const key = unitSearchQuery(search)
  const [state, setState] = useState({ key, draft: search })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })

  function change(draft: UnitSearch): void {
    setState({ key, draft })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(draft), PAUSE_MS)
  }

  return { draft: state.key === key ? state.draft : search, change }
}
