import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { OPENED } from '../../../admin/record-list/use-list-address.ts'
import { bangkokDate, formatDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { Timeline, type TimelineEntry } from '../../../ui/timeline/timeline.tsx'
import { TimelineTask } from '../../tasks/admin/timeline-task.tsx'
import { type ActivityRecord, type ActivityType, ActivityTypes } from '../rules/activity.ts'
import { activitiesQuery, type TimelineOf } from './timeline-calls.ts'

/** The kinds in the order of the filter. */
const icons: Record<ActivityType, string> = {
  note: 'icon-notebook-pen',
  call: 'icon-phone',
  email: 'icon-mail',
  meeting: 'icon-calendar',
  task: 'icon-list-checks',
  chat: 'icon-message-circle',
  form_submit: 'icon-file-text',
  page_view: 'icon-eye',
  change: 'icon-flag',
}
/** Those that the filter keeps in a menu. */
const rare: ReadonlySet<ActivityType> = new Set(['form_submit', 'page_view', 'change'])
const order = Object.keys(icons) as ActivityType[]

/** The timeline of a contact or a deal, filtered by kind, below the composer. */
export function ActivityTimeline({
  of,
  title = 'Activity',
  onAddNote,
  onScan,
  children,
}: {
  of: TimelineOf
  title?: string
  /** Begins a note; without it the composer stands alone. */
  onAddNote?: () => void
  /** Reads a note from a photo. */
  onScan: () => void
  children: ReactNode
}) {
  const language = useLanguage()
  const [kind, setKind] = useState<ActivityType | null>(null)
  // Who it is is rendered first.
  const isHydrated = useHydrated()
  const found = useInfiniteQuery({ ...activitiesQuery(of, kind), enabled: isHydrated })
  const pages = found.data?.pages ?? []
  return (
    <Timeline
      title={title}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={onScan}>
            <span className="icon-camera before:size-4" />
            Scan Note
          </Button>
          {onAddNote && (
            <Button variant="quiet" size="small" onClick={onAddNote}>
              <span className="icon-plus before:size-4" />
              Add Note
            </Button>
          )}
        </div>
      }
      count={pages[0]?.total}
      entries={pages.flatMap(({ items }) => items.map((item) => entryOf(item, of, language)))}
      kinds={order.map((id) => ({
        id,
        label: labelOf(ActivityTypes, id, language),
        icon: icons[id],
        ...(id === 'call' && { tone: 'accent' as const }),
        ...(id === 'change' && { tone: 'success' as const }),
        isRare: rare.has(id),
      }))}
      kind={kind}
      onKind={(next) => setKind(ActivityTypes.read(next ?? '') ?? null)}
      loading={found.isPending}
      error={
        found.isError
          ? { title: 'Couldn’t load the activity.', retry: () => void found.refetch() }
          : null
      }
      empty={{
        title: kind ? 'No activity of this type yet' : 'No activity yet',
        hint: 'Notes, calls and messages appear here, newest first.',
      }}
      older={
        found.hasNextPage
          ? { onOlder: () => void found.fetchNextPage(), busy: found.isFetchingNextPage }
          : null
      }
    >
      {children}
    </Timeline>
  )
}

function entryOf(activity: ActivityRecord, of: TimelineOf, language: Language): TimelineEntry {
  const { id, type, title, timestamp, performedBy, dealId, dealName, unitId, metadata, task } =
    activity
  const { shortlistId, scanId, threadId } = metadata
  return {
    id,
    at: timestamp,
    kind: type,
    title: <Title activity={activity} language={language} />,
    text: (
      <>
        {activity.description && (
          <LongText text={activity.description} label="entry" column="middle" />
        )}
        {task && <TimelineTask entry={activity} task={task} />}
        {of.kind === 'contact' && dealName !== null && (
          <Link to={adminPath(`pipeline/${dealId}`)} className={linkLook}>
            {title.includes(dealName) ? 'Open deal' : dealName}
          </Link>
        )}
        {unitId !== null && (
          <Link to={`${adminPath('listings')}?unit=${unitId}`} className={linkLook}>
            View listing
          </Link>
        )}
        {typeof threadId === 'number' && (
          <Link to={adminPath(`inbox/${threadId}`)} className={linkLook}>
            Open conversation
          </Link>
        )}
        {typeof scanId === 'number' && (
          <a
            href={`/api/scans/${scanId}/picture?which=original`}
            target="_blank"
            rel="noreferrer"
            className={linkLook}
          >
            View picture
          </a>
        )}
        {typeof shortlistId === 'number' && (
          <Link
            to={`?page-sent=${shortlistId}`}
            state={OPENED}
            preventScrollReset
            className={linkLook}
          >
            View sent homes
          </Link>
        )}
      </>
    ),
    author: performedBy,
  }
}

const linkLook =
  'mt-1 flex w-fit items-center font-medium text-accent hover:underline pointer-coarse:min-h-11'

function Title({ activity, language }: { activity: ActivityRecord; language: Language }) {
  const { type, title, duration, dueDate, timestamp } = activity
  const label = labelOf(ActivityTypes, type, language)
  if (type === 'change') return <b className="font-medium">{title}</b>
  const more = [
    // The text of a form begins with it.
    title !== label && type !== 'form_submit' && title,
    type === 'call' && duration !== null && `${duration} min`,
    // Most stand at their own day and hour.
    type === 'meeting' &&
      dueDate &&
      dueDate !== bangkokDate(timestamp) &&
      formatDate(dueDate, language),
  ].filter(Boolean)
  return (
    <>
      <b className="font-medium">{label}</b>
      {more.length > 0 && `, ${more.join(', ')}`}
    </>
  )
}
