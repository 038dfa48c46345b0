import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { callList } from '../../../../admin/calls/call.ts'
import { bangkokDate, formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { dueWords } from '../../../../team/tasks/admin/format-task.ts'
import type { TaskSearch } from '../../../../team/tasks/rules/task.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { UnitStatuses } from '../../../units/rules/unit-sets.ts'
import { HomeLine } from './home-line.tsx'
import { ThreadLine } from './thread-line.tsx'

const SHOWN = 5

/** What is open for a contact: of everybody for those who see all tasks, else of one's own. */
export function ContactTasks({ id }: { id: number }) {
  const language = useLanguage()
  const today = bangkokDate(new Date())
  return (
    <Belongings
      title="Tasks"
      what="tasks"
      add={{ to: `${adminPath('tasks')}?add=1&contact=${id}`, label: 'Add a task' }}
      found={useQuery({ ...contactTasksQuery(id), enabled: useHydrated() })}
    >
      {(task) => {
        const due = dueWords(task, today, language)
        return (
          <Link
            to={`${adminPath('tasks')}?edit=${task.id}`}
            className="group flex gap-3 py-2 leading-snug"
          >
            <b className="min-w-0 flex-1 wrap-anywhere font-medium group-hover:underline">
              {task.title}
            </b>
            <span className={classNames('flex-none', due.isLate ? 'text-danger' : 'text-ink-2')}>
              {due.text}
            </span>
          </Link>
        )
      }}
    </Belongings>
  )
}

/** The homes that a contact owns or offers. */
export function ContactUnits({ id }: { id: number }) {
  const language = useLanguage()
  return (
    <Belongings
      title="Units"
      what="units"
      found={useQuery({ ...contactUnitsQuery(id), enabled: useHydrated() })}
      all={`${adminPath('listings')}?contactId=${id}`}
    >
      {(unit) => (
        <HomeLine
          unit={unit}
          text={`${unit.ownerContactId === id ? 'Owner' : 'Agent'} · ${labelOf(UnitStatuses, unit.status, language)}`}
        />
      )}
    </Belongings>
  )
}

/** What a contact sent from the website. */
export function ContactInquiries({ id }: { id: number }) {
  const language = useLanguage()
  return (
    <Belongings
      title="Inquiries"
      what="inquiries"
      found={useQuery({ ...contactInquiriesQuery(id), enabled: useHydrated() })}
    >
      {({ createdAt, requirements, message, preferredTime, propertyDetails, unit }) => (
        <div className="flex gap-3 py-2 leading-snug">
          <span className="grid min-w-0 flex-1">
            {unit === null ? (
              <b className="font-medium">Contact form</b>
            ) : (
              <Link
                to={`${adminPath('listings')}?unit=${unit.id}`}
                className="font-medium text-accent hover:underline"
              >
                Inquiry about a home
              </Link>
            )}
            <span className="line-clamp-2 text-ink-2">{propertyDetails ?? requirements}</span>
            {message && (
              <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{message}</span>
            )}
            {preferredTime && <span className="text-ink-2">Preferred time: {preferredTime}</span>}
          </span>
          <span className="flex-none text-ink-2">{formatDate(createdAt, language)}</span>
        </div>
      )}
    </Belongings>
  )
}

/** A contact's conversations. */
export function ContactConversations({ id }: { id: number }) {
  return (
    <Belongings
      title="Conversations"
      what="conversations"
      add={{ to: `${adminPath('inbox')}?new=1&contact=${id}`, label: 'New conversation' }}
      found={useQuery({ ...contactThreadsQuery(id), enabled: useHydrated() })}
    >
      {(thread) => <ThreadLine thread={thread} />}
    </Belongings>
  )
}

function contactTasksQuery(id: number) {
  const query: TaskSearch & { limit: number } = {
    contactId: id,
    status: ['pending', 'in_progress'],
    sort: 'due',
    limit: SHOWN,
  }
  return queryOptions({
    queryKey: ['tasks', 'of contact', id],
    queryFn: ({ signal }) => callList('get /api/tasks', { query, signal }),
  })
}

function contactUnitsQuery(id: number) {
  return queryOptions({
    queryKey: ['units', 'of contact', id],
    queryFn: ({ signal }) =>
      callList('get /api/units', { query: { contactId: id, limit: SHOWN }, signal }),
  })
}

function contactInquiriesQuery(id: number) {
  return queryOptions({
    queryKey: ['inquiries', 'of contact', id],
    queryFn: ({ signal }) =>
      callList('get /api/inquiries', { query: { contactId: id, limit: SHOWN }, signal }),
  })
}

function contactThreadsQuery(id: number) {
  return queryOptions({
    queryKey: ['threads', 'of contact', id],
    queryFn: ({ signal }) =>
      callList('get /api/inbox/threads', { query: { contactId: id, limit: SHOWN }, signal }),
  })
}

function Belongings<Row extends { id: number }>({
  title,
  what,
  found: { data, isError, refetch },
  all,
  add,
  children,
}: {
  title: string
  /** "units" */
  what: string
  found: UseQueryResult<{ items: Row[]; total: number }>
  /** The address of the whole list. */
  all?: string
  /** A link that adds one. */
  add?: { to: string; label: string }
  children: (row: Row) => ReactNode
}) {
  return (
    <Part
      as="h2"
      title={title}
      isCard
      {...(data && data.total > 0 && { count: formatNumber(data.total) })}
      {...(add && {
        actions: (
          <Link
            to={add.to}
            aria-label={add.label}
            className="icon-plus -my-2 grid size-(--press) place-items-center rounded-control text-ink-2 hover:bg-hov hover:text-ink"
          />
        ),
      })}
      {...(all &&
        data &&
        data.total > SHOWN && {
          actions: (
            <Link to={all} className="font-medium text-accent hover:underline">
              See all
            </Link>
          ),
        })}
    >
      {isError ? (
        <ErrorState title={`Couldn’t load ${what}.`} retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-14 w-full" />
      ) : data.total === 0 ? (
        <p className="text-ink-2">None yet</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
    </Part>
  )
}
