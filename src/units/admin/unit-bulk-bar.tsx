import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { BulkAction, BulkBar } from '../../ui/bulk-bar.tsx'
import type { RowKey } from '../../ui/selection.ts'
import type { UnitSearch } from '../search-rules.ts'
import type { useChangeUnits } from './unit-calls.ts'
import { useFoundIds } from './unit-calls.ts'

/** The server changes no more at once. */
const MOST_AT_ONCE = 1000
const MOST_TOLD = 5

type Many = ReturnType<typeof useChangeUnits>

const actions = [
  { icon: 'icon-check', label: 'Mark available', change: { status: 'available' } },
  { icon: 'icon-tag', label: 'Mark sold', change: { status: 'sold' } },
  { icon: 'icon-globe', label: 'Show on website', change: { showOnWebsite: true } },
  { icon: 'icon-eye-off', label: 'Hide', change: { showOnWebsite: false } },
] as const

/** What can be done with the chosen units, or how far it is. */
export function UnitBulkBar({
  chosen,
  onChosen,
  matching,
  search,
  many,
  progress,
}: {
  chosen: ReadonlySet<RowKey>
  onChosen: (chosen: ReadonlySet<RowKey>) => void
  /** How many match the filters. */
  matching: number
  search: UnitSearch
  many: Many
  /** How many are done by now. */
  progress: number
}) {
  const all = useFoundIds()
  const ids = [...chosen].map(Number)
  const none = () => onChosen(new Set())
  return (
    <BulkBar
      count={chosen.size}
      matching={matching}
      {...(matching <= MOST_AT_ONCE && {
        onChooseAll: () => all.mutate(search, { onSuccess: (found) => onChosen(new Set(found)) }),
      })}
      onClear={none}
    >
      {many.isPending ? (
        <span
          role="status"
          className="px-2.5 tabular-nums"
        >{`${progress} of ${ids.length} done`}</span>
      ) : (
        actions.map(({ icon, label, change }) => (
          <BulkAction
            key={label}
            icon={icon}
            label={label}
            onClick={() => many.mutate({ ids, change }, { onSuccess: none })}
          />
        ))
      )}
    </BulkBar>
  )
}

/** Which of many units were refused, and why: it stands until it is put away. */
export function RefusedUnits({ many }: { many: Many }) {
  const [putAway, setPutAway] = useState<Many['data']>(undefined)
  const { data } = many
  if (!data || data === putAway || data.refused.length === 0) return null
  const { refused } = data
  const more = refused.length - MOST_TOLD
  return (
    <Alert title={`${refused.length} not changed`} onDismiss={() => setPutAway(data)}>
      {refused
        .slice(0, MOST_TOLD)
        .map(({ id, message }) => `Unit ${id}: ${message}`)
        .join(' · ')}
      {more > 0 && ` · ${more} more`}
    </Alert>
  )
}
