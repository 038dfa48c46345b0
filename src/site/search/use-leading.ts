import { useRef, useState } from 'react'
import { callApiList } from '../../shared/api-client.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { UnitDocument } from '../../units/rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import { type CardUnit, cardUnit } from '../../units/site/card-unit.ts'
import { searchCall } from './count-matches.ts'
import { PAGE_SIZE } from './paging.ts'

type Building = { id: number; name: string }

/** The building that was pressed on the map, and those of its homes that are searched for. */
export type Leading = { project: Building; units: readonly CardUnit[]; total: number }

/** Which building's homes stand first; another search starts without one. */
export function useLeading(search: UnitSearch) {
  const [state, setState] = useState<{ search: UnitSearch; leading: Leading | null }>({
    search,
    leading: null,
  })
  const last = useRef(0)
  const leading = state.search === search ? state.leading : null

  async function lead(project: Building | null): Promise<void> {
    last.current += 1
    const mine = last.current
    if (!project) return setState({ search, leading: null })
    const { box, ...filters } = search
    const path = searchCall({ ...filters, projectId: project.id }, PAGE_SIZE, 0)
    const found = await callApiList<UnitDocument>(path).catch(() => null)
    if (mine !== last.current) return
    if (!found)
      return showToast('Error', 'Its homes could not be read. Please try again.', 'danger')
    const units = found.items.map((unit) => cardUnit(unit, search))
    setState({ search, leading: { project, units, total: found.total } })
  }

  return { leading, lead }
}
