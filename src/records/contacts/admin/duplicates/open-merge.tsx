import { lazy } from 'react'
import { useNavigate } from 'react-router'
import { readId } from '../../../../admin/calls/read-id.ts'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import type { ContactPair } from '../../rules/duplicates.ts'
import { numberOf } from './format-pair.ts'
import type { PairNeighbours } from './merge-sheet.tsx'

// Loaded after the list or the page that it is opened from.
const MergeSheet = lazy(() => import('./merge-sheet.tsx'))

/** The parameter of an address that opens a pair: `218-305`. */
export function pairParameter({ contacts: [one, other] }: ContactPair): string {
  return `${one.id}-${other.id}`
}

/** The pair that an address opens over a list of pairs, or over the page of a contact. */
export function OpenMerge({
  list,
  pairs,
  of,
}: {
  list: ListState
  /** The pairs beside it: those of the contact, or of the shown page. */
  pairs: readonly ContactPair[]
  /** The contact whose page it is, or the place of the page in the whole list. */
  of: { contact: { id: number; name: string } } | { offset: number; total: number }
}) {
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const open = list.get('pair')
  if (!open) return null
  const ids = readPair(open)
  const at = pairs.findIndex(({ contacts }) => contacts.every(({ id }) => ids?.includes(id)))
  const show = (pair: ContactPair | undefined) =>
    pair ? () => list.swap({ pair: pairParameter(pair) }) : null
  const next = pairs[at + 1]
  const previous = at > 0 ? show(pairs[at - 1]) : null
  const neighbours: PairNeighbours = {
    place: placeOf(pairs.length, at, of, isNarrow),
    previous,
    next: next ? { pair: next, open: () => list.swap({ pair: pairParameter(next) }) } : null,
  }
  const onClose = () => list.close({ pair: null })
  // In the list, the next pair, unless one of the two is in it.
  const after = [...pairs.slice(at + 1), ...pairs.slice(0, Math.max(at, 0))].find(
    ({ contacts }) => !contacts.some(({ id }) => ids?.includes(id)),
  )
  const isList = 'total' in of
  return (
    <AfterHydration>
      <MergeSheet
        key={open}
        {...{ ids, neighbours, onClose }}
        following={{
          merged: isList ? show(after) : null,
          distinct: show(isList ? after : next),
        }}
        onMerged={(keptId) => {
          if ('contact' in of && keptId !== of.contact.id) {
            void navigate(adminPath(`contacts/${keptId}`), { replace: true })
          } else onClose()
        }}
      />
    </AfterHydration>
  )
}

function readPair(open: string): readonly [number, number] | null {
  const [one, other] = open.split('-').map(readId)
  return one && other ? [one, other] : null
}

function placeOf(
  count: number,
  at: number,
  of: { contact: { name: string } } | { offset: number; total: number },
  isNarrow: boolean,
): string {
  const [place, total] = 'total' in of ? [of.offset + at + 1, of.total] : ([at + 1, count] as const)
  const pair = at < 0 ? '' : `pair ${place} of ${total}`
  if (isNarrow && pair) return `P${pair.slice(1)}`
  if ('total' in of) return pair ? `Likely duplicates · ${pair}` : 'Likely duplicates'
  const who = `${of.contact.name} and ${numberOf(count, 'likely duplicate')}`
  return pair ? `${who} · ${pair}` : of.contact.name
}
