import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { type ListState, OPENED } from '../../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { ListFoot } from '../../../../ui/tables/list-foot.tsx'
import type { ContactPair, PairedContact } from '../../rules/duplicates.ts'
import { shownPhone } from '../../rules/shown-phone.ts'
import { pairsQuery } from './duplicate-calls.ts'
import { sharedWords, whyAlike } from './format-pair.ts'
import { OpenMerge, pairParameter } from './open-merge.tsx'

/** The pairs that may be one person, to work through: each opens side by side. */
export function PairList({ list }: { list: ListState }) {
  const found = useQuery(pairsQuery(list.window))
  const { data } = found
  if (found.isError && !data) {
    return <ErrorState title="The contacts could not be read." retry={() => void found.refetch()} />
  }
  if (!data) return <Loading />
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState title="No likely duplicates.">
          <p>Contacts that share a phone, an e-mail or more than their name stand here.</p>
          <ButtonLink variant="quiet" size="small" href={adminPath('contacts')}>
            All contacts
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="dense md:rounded-card md:border md:border-line md:bg-card">
          <ul
            aria-label="Likely duplicates"
            onKeyDown={moveByArrows}
            className="divide-y divide-line overflow-clip rounded-t-card bg-card max-md:rounded-card max-md:border max-md:border-line"
          >
            {data.items.map((pair) => (
              <PairRow
                key={pairParameter(pair)}
                pair={pair}
                to={list.address({ pair: pairParameter(pair) })}
              />
            ))}
          </ul>
          <ListFoot
            label="Pages of likely duplicates"
            page={list.page}
            total={data.total}
            address={(page) => list.address({ page })}
            onPage={(page) => list.show({ page })}
          />
        </div>
      )}
      <OpenMerge
        list={list}
        pairs={data.items}
        of={{ offset: list.window.offset, total: data.total }}
      />
    </>
  )
}

function PairRow({ pair, to }: { pair: ContactPair; to: string }) {
  const [one, other] = pair.contacts
  const [, rest] = whyAlike(pair, one)
  return (
    <li className="relative grid grid-cols-1 items-center gap-x-4 gap-y-2 px-4 py-2.5 hover:bg-hov md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,18rem)_auto]">
      <Who {...one} />
      <Who {...other} />
      <span className="grid min-w-0">
        <span className="wrap-anywhere">{sharedWords(pair)}</span>
        <span className={pair.isLikely ? 'text-ink-2' : 'text-warning'}>
          {pair.isLikely ? capitalised(rest) : 'Possible only: different people may share it'}
        </span>
      </span>
      <Link
        to={to}
        state={OPENED}
        preventScrollReset
        aria-label={`Compare ${one.name} and ${other.name}`}
        className="inline-flex min-h-(--press) items-center justify-center rounded-control border border-line bg-card px-3.5 font-medium after:absolute after:inset-0 hover:border-field"
      >
        Compare
      </Link>
    </li>
  )
}

/** `+66 80 000 0405, and names that begin alike.` loses its first word where it has no value. */
function capitalised(text: string): string {
  const words = text.replace(/^and /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function Who({ name, phone, email, company }: PairedContact) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size="large" />
      <span className="grid min-w-0">
        <b className="truncate font-medium" title={name}>
          {name}
        </b>
        <span className="truncate text-ink-2 tabular-nums">
          {[shownPhone(phone), email ?? company].filter(Boolean).join(' · ') || '–'}
        </span>
      </span>
    </span>
  )
}

/** Up and down move between the pairs. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links: Element[] = [...event.currentTarget.querySelectorAll('a')]
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px overflow-clip rounded-card border border-line">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same rows
        <Skeleton key={index} className="h-15 w-full" />
      ))}
    </div>
  )
}
