import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callList } from '../../../admin/calls/call.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { reasonOf } from '../../../admin/calls/use-save.ts'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { readDay } from '../../../shared/fields/read-day.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SelectField } from '../../../ui/fields/field.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { FilterRow } from '../../../ui/tables/filters.tsx'
import { AuditActions, AuditSubjects, faultOfFrom } from '../../activity/rules/activity.ts'
import { AuditEntryLine } from './audit-entry-line.tsx'

const AT_ONCE = 25
const filters = ['search', 'subject', 'action', 'actorId', 'from', 'to'] as const
type Filter = (typeof filters)[number]

/** Parses the filters in the URL; null or undefined when invalid. */
const readers: Record<Filter, (value: string) => string | number | null | undefined> = {
  search: (value) => value,
  subject: AuditSubjects.read,
  action: AuditActions.read,
  actorId: readId,
  from: readDay,
  to: readDay,
}

/** The audit log, newest first, with filters by subject, user and time. */
export function AuditReader() {
  const language = useLanguage()
  const list = useListAddress(undefined, 'settings.')
  const get = (name: Filter) => String(readers[name](list.get(name)) ?? '')
  const set = (name: Filter) => (value: string) => list.show({ [name]: value }, { isTyping: true })
  const day = (name: 'from' | 'to') => (chosen: string | null) => set(name)(chosen ?? '')
  const query = Object.fromEntries(filters.map((name) => [name, get(name)]))
  const faultAtFrom = faultOfFrom({ from: get('from'), to: get('to') })
  const log = useInfiniteQuery({
    queryKey: ['audit', 'log', query],
    queryFn: ({ pageParam, signal }) =>
      callList('get /api/audit', {
        query: { ...query, limit: AT_ONCE, before: pageParam },
        signal,
      }),
    enabled: faultAtFrom === null,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, total }) => (total > items.length ? items.at(-1)?.id : undefined),
  })
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? []
  const isNarrowed = filters.some((name) => get(name) !== '')
  const clear = () => list.show(Object.fromEntries(filters.map((name) => [name, null])))
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <FilterRow>
        <SearchBox
          label="Search the audit log"
          placeholder="Person or record"
          value={get('search')}
          onSearch={set('search')}
        />
      </FilterRow>
      <div className="dense-row grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Choice label="What" value={get('subject')} onChange={set('subject')}>
          {AuditSubjects.ids.map((id) => (
            <option key={id} value={id}>
              {labelOf(AuditSubjects, id, language)}
            </option>
          ))}
        </Choice>
        <Choice label="Done" value={get('action')} onChange={set('action')}>
          {AuditActions.ids.map((id) => (
            <option key={id} value={id}>
              {labelOf(AuditActions, id, language)}
            </option>
          ))}
        </Choice>
        <Choice label="By" value={get('actorId')} onChange={set('actorId')}>
          <Colleagues />
        </Choice>
        <DateField
          label="From"
          value={get('from') || null}
          onChange={day('from')}
          error={faultAtFrom}
        />
        <DateField label="To" value={get('to') || null} onChange={day('to')} />
      </div>
      {faultAtFrom ? null : log.isError ? (
        <ErrorState
          title={reasonOf(log.error, 'The audit log could not be read.')}
          retry={() => void log.refetch()}
        />
      ) : log.isPending ? (
        <Loading />
      ) : entries.length === 0 ? (
        <EmptyState title="Nothing was recorded here.">
          {isNarrowed && (
            <Button variant="quiet" size="small" onClick={clear}>
              Clear filters
            </Button>
          )}
        </EmptyState>
      ) : (
        <ol className="rounded-card border border-line">
          {entries.map((entry) => (
            <AuditEntryLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center"
          disabled={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? 'Loading...' : 'Show older'}
        </Button>
      )}
    </div>
  )
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">Any</option>
      {children}
    </SelectField>
  )
}

/** Options for the current colleagues. */
function Colleagues() {
  const staff = useQuery({
    queryKey: ['users', 'colleagues'],
    queryFn: ({ signal }) => callList('get /api/staff', { signal }),
  })
  return staff.data?.items.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px rounded-card border border-line">
      {Array.from({ length: 8 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <div key={i} className="grid gap-2 px-4 py-3.5">
          <Skeleton className="h-3.5 w-72 max-w-full" />
        </div>
      ))}
    </div>
  )
}
