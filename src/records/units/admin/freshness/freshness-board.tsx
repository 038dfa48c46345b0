import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import { ListFoot } from '../../../../ui/tables/list-foot.tsx'
import { reachOf } from '../../../contacts/admin/reach.ts'
import { ReachLink } from '../../../contacts/admin/reach-link.tsx'
import { shownPhone } from '../../../contacts/rules/shown-phone.ts'
import type { UnitRecord } from '../../rules/unit.ts'
import { readStaleOwner } from '../listings-loader.ts'
import { staleUnitsQuery, useSetStatus } from '../unit-calls.ts'
import { type KeptUnit, useKeptUnits } from '../use-kept-units.ts'
import { AskOwnerOfHomes } from './ask-owner-of-homes.tsx'
import { FreshnessRow } from './freshness-row.tsx'

type Props = { days: number; list: ListState }

/** Units unconfirmed for long, grouped by owner, with contact links and buttons that set the status. */
export function FreshnessBoard({ days, list }: Props) {
  const owner = readStaleOwner(list)
  const stale = useQuery(staleUnitsQuery(days, list.window, owner))
  const { data, isPlaceholderData } = stale
  if (stale.isError) {
    return <ErrorState title="Couldn’t load units." retry={() => void stale.refetch()} />
  }
  if (!data) return <Skeleton className="h-100 w-full" />
  // Another page starts with rows of its own.
  return (
    <Board
      key={`${days} ${owner} ${list.page} ${isPlaceholderData}`}
      {...{ days, list, ...data }}
    />
  )
}

function Board({
  days,
  list,
  items,
  total,
}: Props & { items: readonly UnitRecord[]; total: number }) {
  const save = useSetStatus()
  const { kept, keep } = useKeptUnits(items)
  if (kept.length === 0 && total === 0) {
    return (
      <div className="grid gap-4">
        <OwnOnly list={list} />
        <EmptyState title={`Every available unit was confirmed in the last ${days} days`}>
          To confirm one again, choose Available in its row.
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="dense grid gap-4">
      <RefusalAlert save={save} />
      <OwnOnly list={list} />
      {byOwner(kept).map(({ owner, units }) => (
        <section
          key={owner?.id ?? 0}
          aria-label={owner?.name ?? 'No owner'}
          className="overflow-clip rounded-card border border-line bg-card"
        >
          <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
            <h2 className="mr-auto text-base">{owner?.name ?? 'No owner'}</h2>
            {owner && <ContactLinks owner={owner} />}
            {owner && <AskOwner owner={owner} units={units.map(({ unit }) => unit)} />}
          </header>
          <ul>
            {units.map((unit) => (
              <FreshnessRow
                key={unit.unit.id}
                kept={unit}
                onStatus={(unit, status, lease) => {
                  // Before it is saved: the list may be read again before the save answers.
                  keep(unit)
                  save.mutateOnce({ unit, status, lease })
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      <ListFoot
        label="Pages of homes to confirm"
        page={list.page}
        total={total}
        address={(page) => list.address({ page })}
        onPage={(page) => list.show({ page })}
      />
    </div>
  )
}

/** Says that only the user's own units are shown, with a link to everybody's. */
function OwnOnly({ list }: { list: ListState }) {
  if (!readStaleOwner(list)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      Showing units assigned to you.
      <Link to={list.address({ assigned: null, page: null })} className={linkClass}>
        Show everyone’s
      </Link>
    </p>
  )
}

/** One message that names all homes of an owner, by LINE too. */
function AskOwner({
  owner,
  units,
}: {
  owner: NonNullable<UnitRecord['ownerContact']>
  units: readonly UnitRecord[]
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <span className="icon-send before:size-4" />
        Ask the owner<span className="sr-only">, {owner.name}</span>
      </Button>
      {isOpen && <AskOwnerOfHomes {...{ owner, units }} onClose={() => setOpen(false)} />}
    </>
  )
}

function ContactLinks({ owner }: { owner: NonNullable<UnitRecord['ownerContact']> }) {
  const { name } = owner
  return reachOf(owner).map((way) => {
    const number = way.id === 'phone' ? shownPhone(way.text) : null
    return (
      <ReachLink
        key={way.id}
        {...{ way, name }}
        says={[`${way.label} ${name}`, number].filter(Boolean).join(', ')}
        className={`${way.icon} inline-flex min-h-(--press) items-center gap-2 text-sm text-accent tabular-nums hover:underline`}
      >
        {number ?? way.label}
      </ReachLink>
    )
  })
}

type OwnerGroup = { owner: UnitRecord['ownerContact']; units: KeptUnit[] }

/** Groups units by owner, keeping the order of the list: longest unconfirmed first. */
function byOwner(kept: readonly KeptUnit[]): OwnerGroup[] {
  const groups = new Map<number | null, OwnerGroup>()
  for (const one of kept) {
    const owner = one.unit.ownerContact
    const group = groups.get(owner?.id ?? null) ?? { owner, units: [] }
    group.units.push(one)
    groups.set(owner?.id ?? null, group)
  }
  return [...groups.values()]
}
