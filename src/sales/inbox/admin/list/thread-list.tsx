import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { FirstAnswerTimes } from '../../../../team/duty/admin/first-answers.tsx'
import { Button } from '../../../../ui/button.tsx'
import { arrowStep } from '../../../../ui/choices/arrow-step.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { SearchBox } from '../../../../ui/fields/search-box.tsx'
import { PAGE_SIZE } from '../../../../ui/tables/list-foot.tsx'
import { threadCountsQuery, threadsQuery } from '../inbox-calls.ts'
import { filterNames, readThreads } from '../thread-search.ts'
import { ThreadFilters } from './thread-filters.tsx'
import { ThreadRow } from './thread-row.tsx'

/** The conversations with their search and filters; `open` is the id of the one beside them. */
export function ThreadList({ list, open }: { list: ListState; open: number | null }) {
  const found = useQuery(threadsQuery(readThreads(list), list.window))
  const unread = useQuery(threadCountsQuery).data?.unreadMessages ?? 0
  return (
    <section
      aria-label="Conversations"
      className="flex min-h-0 min-w-0 flex-col border-line md:border-r"
    >
      <header className="grid grid-cols-1 gap-2.5 px-4 pt-4 pb-3 max-md:-mt-2 max-md:px-0 max-md:pt-0 md:pl-7">
        <div className="flex items-center gap-3">
          <h1 className="text-xl">Inbox</h1>
          <p role="status" className="text-ink-2 tabular-nums">
            {`${formatNumber(unread)} unread`}
          </p>
          <Button
            variant="quiet"
            size="small"
            className="ml-auto"
            onClick={() => list.open({ new: 1 })}
          >
            <span className="icon-square-pen before:size-4" />
            New
          </Button>
        </div>
        <div className="dense-row flex">
          <SearchBox
            label="Search conversations"
            placeholder="Search conversations..."
            value={list.get('search')}
            onSearch={(search) => list.show({ search }, { isTyping: true })}
          />
        </div>
        <ThreadFilters list={list} />
        <FirstAnswerTimes />
      </header>
      <Found list={list} found={found} open={open} />
    </section>
  )
}

type Found = ReturnType<
  typeof useQuery<{ items: Parameters<typeof ThreadRow>[0]['thread'][]; total: number }>
>

function Found({ list, found, open }: { list: ListState; found: Found; open: number | null }) {
  const { data, isError, refetch } = found
  if (isError && !data) {
    return (
      <div className="p-4">
        <ErrorState title="The conversations could not be read." retry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <Loading />
  if (data.items.length === 0) return <Empty list={list} />
  return (
    <>
      <nav
        aria-label="Conversations found"
        className="relative min-h-0 flex-1 overflow-y-auto border-t border-line max-md:-mx-4"
      >
        <ul onKeyDown={moveByArrow}>
          {data.items.map((thread) => (
            <li key={thread.id}>
              <ThreadRow thread={thread} isOpen={thread.id === open} list={list} />
            </li>
          ))}
        </ul>
      </nav>
      <Pages list={list} total={data.total} />
    </>
  )
}

/** Arrows move from one conversation to the next; Enter opens it, as it does any link. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowStep(event.key)
  if (!step || !(event.target instanceof HTMLElement)) return
  const rows = [...event.currentTarget.querySelectorAll('a')]
  const next = rows[rows.findIndex((row) => row.contains(event.target as Node)) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Empty({ list }: { list: ListState }) {
  const isNarrowed = ['search', ...filterNames].some((name) => list.get(name) !== '')
  const clear = { search: null, ...Object.fromEntries(filterNames.map((name) => [name, null])) }
  return (
    <div className="grid justify-items-center gap-3 border-t border-line px-4 py-12 text-center max-md:-mx-4">
      <p className="text-base font-medium">No conversations found</p>
      {isNarrowed && (
        <Button variant="quiet" size="small" onClick={() => list.show(clear)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="border-t border-line max-md:-mx-4">
      <p role="status" className="px-4 py-2 text-ink-2 md:pl-7">
        Loading conversations...
      </p>
      {Array.from({ length: 8 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={i} className="grid gap-2 border-b border-line px-4 py-3 md:pl-7">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-64" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
  )
}

/** The page in view, with the ones before and after it; nothing for a single page. */
function Pages({ list, total }: { list: ListState; total: number }) {
  const { page } = list
  const last = Math.ceil(total / PAGE_SIZE)
  if (last <= 1 && page === 1) return null
  const first = (page - 1) * PAGE_SIZE + 1
  const range = `${formatNumber(first)}–${formatNumber(Math.min(page * PAGE_SIZE, total))}`
  return (
    <nav
      aria-label="Pages of conversations"
      className="flex items-center gap-1 border-t border-line py-1 pr-3 pl-4 max-md:-mx-4 md:pl-7"
    >
      <p className="flex-1 text-ink-2 tabular-nums">{`${range} of ${formatNumber(total)}`}</p>
      <PageLink
        to={page > 1 ? list.address({ page: page - 1 }) : null}
        label="Newer conversations"
        icon="icon-chevron-left"
      />
      <PageLink
        to={page < last ? list.address({ page: page + 1 }) : null}
        label="Older conversations"
        icon="icon-chevron-right"
      />
    </nav>
  )
}

function PageLink({ to, label, icon }: { to: string | null; label: string; icon: string }) {
  const look = `grid size-(--press) place-items-center rounded-control ${icon}`
  if (to === null) return <span aria-hidden="true" className={`${look} text-ink-3 opacity-50`} />
  return (
    <Link
      to={to}
      aria-label={label}
      preventScrollReset
      className={`${look} text-ink-2 hover:bg-hov hover:text-ink`}
    />
  )
}
