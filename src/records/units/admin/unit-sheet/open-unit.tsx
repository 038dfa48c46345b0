import { lazy, useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { readId } from '../../../../admin/calls/read-id.ts'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import type { ShareWay } from '../../../../sales/shortlists/rules/shortlist.ts'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'
import type { UnitRecord } from '../../rules/unit.ts'
import type { unitsQuery } from '../unit-calls.ts'
import { useNeighbours } from './use-neighbours.ts'

// Loaded after the list, which is what people open the screen for.
const UnitSheet = lazy(() => import('./unit-sheet.tsx'))

/** The unit that a list's address opens over it, by `unit=7`; a link may also name it in its path. */
export function OpenUnit({
  list,
  found,
  pageQuery,
  isInPath = false,
  onEdit,
  onSend,
}: {
  list: ListState
  /** The shown page of the list. */
  found: { items: readonly UnitRecord[]; total: number } | undefined
  /** The query of another page; null for a list without pages. */
  pageQuery: ((page: number) => ReturnType<typeof unitsQuery>) | null
  /** Whether the id in the path is a unit's. */
  isInPath?: boolean
  onEdit: (unit: UnitRecord) => void
  /** Sends it to somebody. */
  onSend: (unit: UnitRecord, by: ShareWay | null) => void
}) {
  const { id: inPath } = useParams()
  const open = list.get('unit') || (isInPath ? inPath : undefined)
  const id = readId(open)
  const neighbours = useNeighbours(list, id, found, pageQuery)
  const over = list.get('edit') !== '' ? 'edit' : list.get('send') !== '' ? 'send' : null
  const wasOver = useRef<typeof over>(null)
  useEffect(() => {
    // What was over the sheet counts once, not for the next unit that is opened.
    if (over || !open) wasOver.current = over
  }, [over, open])
  if (!open || over) return null
  return (
    <AfterHydration>
      <UnitSheet
        {...{ id, neighbours, onEdit, onSend }}
        returnsTo={wasOver}
        row={found?.items.find((unit) => unit.id === id)}
        onClose={() => list.close({ unit: null })}
        onOpen={(other) => list.swap({ unit: other })}
      />
    </AfterHydration>
  )
}
