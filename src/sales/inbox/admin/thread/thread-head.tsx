import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { OPENED } from '../../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { usePresence } from '../../../../platform/events/admin/presence.ts'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { shownPhone } from '../../../../records/contacts/rules/shown-phone.ts'
import { phoneLink } from '../../../../shared/contact-links.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { assignItems } from '../../../../team/staff/admin/assign-items.ts'
import { nameOfLeaver, useColleagues } from '../../../../team/staff/admin/colleague-calls.ts'
import { YesNo } from '../../../../ui/fields/yes-no.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Menu, type MenuItem } from '../../../../ui/overlays/menu.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { Channels, type ThreadRecord } from '../../rules/thread.ts'
import { useChangeThread } from '../inbox-calls.ts'
import { threadName, threadTitle } from '../thread-name.ts'

type Props = {
  thread: ThreadRecord
  /** The address of the list. */
  back: string
  isAboutOpen: boolean
  onAbout: () => void
  onUnread: () => void
  /** It is archived: something else is shown. */
  onArchived: () => void
  onDelete: () => void
}

/** Who it is with, on what channel, whose it is, who else is there, and what is done with the whole conversation. */
export function ThreadHead(props: Props) {
  const { thread, back, isAboutOpen, onAbout, onUnread, onArchived, onDelete } = props
  const isNarrow = useNarrow()
  const [isAsking, setIsAsking] = useState(false)
  const { permissions } = useStaff()
  const name = threadName(thread)
  const change = useChanges(thread, onArchived)
  const more: MenuItem[] = [
    ...(isNarrow ? change.items : []),
    { label: 'Mark as unread', icon: 'icon-mail', onSelect: onUnread },
    ...(permissions.deleteThreads
      ? [
          {
            ...{ label: 'Delete', icon: 'icon-trash', tone: 'danger' as const },
            onSelect: () => setIsAsking(true),
          },
        ]
      : []),
  ]
  return (
    <header className="flex min-h-15.5 flex-wrap items-center gap-x-1 gap-y-1 border-b border-line px-1 py-2 md:gap-x-2.5 md:pr-3 md:pl-5">
      {isNarrow && <Back to={back} />}
      <Avatar name={name} size="large" />
      <div className="grid min-w-0 flex-1 grid-cols-1 leading-snug max-md:pl-1.5">
        <Name as={isNarrow ? 'h1' : 'h2'} name={threadTitle(thread)} />
        <Line thread={thread} isNarrow={isNarrow} />
      </div>
      {isAsking ? (
        <YesNo
          question={`Delete the conversation with ${name}?`}
          onYes={onDelete}
          onNo={() => setIsAsking(false)}
          onLeave={() => setIsAsking(false)}
        />
      ) : (
        <>
          {isNarrow ? <CallButton thread={thread} /> : <Assignee thread={thread} change={change} />}
          {!isNarrow && <MarkButtons thread={thread} change={change} />}
          <IconButton
            label="About this contact"
            aria-pressed={isNarrow ? undefined : isAboutOpen}
            onClick={onAbout}
            className={classNames(!isNarrow && isAboutOpen && 'min-[75rem]:bg-hov')}
          >
            <span className={isNarrow ? 'icon-info' : 'icon-panel-right'} />
          </IconButton>
          <Menu label="More" items={more} />
        </>
      )}
    </header>
  )
}

function Name({ as: Heading, name }: { as: 'h1' | 'h2'; name: string }) {
  return (
    <Heading className="truncate text-base font-strong" title={name}>
      {name}
    </Heading>
  )
}

/** The channel and the handle; on a phone whose it is. Colleagues who are there too stand instead. */
function Line({ thread, isNarrow }: { thread: ThreadRecord; isNarrow: boolean }) {
  const language = useLanguage()
  const { id, channel, handle, status } = thread
  const { presence, writing } = usePresence(id)
  const shown = channel === 'whatsapp' ? shownPhone(handle) : handle
  const isHandleShown = shown !== threadName(thread) && !isNarrow
  const facts = [
    labelOf(Channels, channel, language),
    isHandleShown && shown,
    isNarrow && (assigneeOf(thread) ?? 'unassigned'),
    status === 'archived' && 'Archived',
  ].filter(Boolean)
  return (
    <p className="truncate text-ink-2" title={facts.join(' · ')}>
      <span role="status">
        {writing.length > 0 ? (
          <Present names={writing} tone="text-accent" does="is typing" />
        ) : presence.length > 0 ? (
          <Present names={presence} tone="text-ink" does="is also here" />
        ) : null}
      </span>
      {writing.length + presence.length > 0 && ' · '}
      {facts.join(' · ')}
    </p>
  )
}

/** Long names are cut, so that what they do stays visible. */
function Present({ names, tone, does }: { names: readonly string[]; tone: string; does: string }) {
  return (
    <b className={classNames('font-medium', tone)}>
      <span className="inline-block max-w-40 truncate align-bottom">{names.join(', ')}</span> {does}
    </b>
  )
}

/** Whose it is, also if they left. */
function assigneeOf({ assignedTo, isUnassigned }: ThreadRecord): string | null {
  return assignedTo && isUnassigned ? nameOfLeaver(assignedTo) : assignedTo
}

function useChanges(thread: ThreadRecord, onArchived: () => void) {
  const save = useChangeThread()
  const colleagues = useColleagues()
  const me = useStaff().id
  const meFirst = colleagues.toSorted((a, b) => Number(b.id === me) - Number(a.id === me))
  const isImportant = thread.priority === 'important'
  const isArchived = thread.status === 'archived'
  const important = () =>
    save.mutate({
      thread,
      fields: { priority: isImportant ? 'normal' : 'important' },
      title: isImportant ? 'Unmarked as important' : 'Marked as important',
    })
  const archive = () =>
    save.mutate(
      {
        thread,
        fields: isArchived
          ? { status: 'open' }
          : { status: 'archived', seenUntil: thread.lastMessageTime },
        title: isArchived ? 'Conversation reopened' : 'Conversation archived',
      },
      isArchived ? {} : { onSuccess: onArchived },
    )
  const people = assignItems(meFirst, (assignedToId) =>
    save.mutate({
      thread,
      fields: { assignedToId },
      title: assignedToId === null ? 'Conversation unassigned' : 'Conversation assigned',
    }),
  )
  const items: MenuItem[] = [
    {
      label: isImportant ? 'Unmark important' : 'Mark important',
      icon: isImportant ? 'icon-star-filled' : 'icon-star',
      onSelect: important,
    },
    {
      label: isArchived ? 'Reopen' : 'Archive',
      icon: isArchived ? 'icon-archive-arrow-up' : 'icon-archive',
      onSelect: archive,
    },
    ...people
      .filter(({ id }) => id !== thread.assignedToId)
      .map(({ id, label, onSelect }) => ({
        label: id === null ? 'Unassign' : `Assign to ${id === me ? 'me' : label}`,
        icon: 'icon-user-round',
        onSelect,
      })),
  ]
  return { isImportant, isArchived, important, archive, people, items }
}
type Changes = ReturnType<typeof useChanges>

function Assignee({ thread, change }: { thread: ThreadRecord; change: Changes }) {
  const current = thread.assignedTo ?? 'Unassigned'
  const shown = assigneeOf(thread) ?? 'Unassigned'
  return (
    <Menu
      label="Assign to"
      items={change.people.map((item) => ({
        ...item,
        ...(item.label === current && { icon: 'icon-check' }),
      }))}
      trigger={
        <button
          type="button"
          aria-label={`${shown}, change assignee`}
          className="inline-flex h-(--press) max-w-40 min-w-0 items-center gap-2 rounded-control border border-field bg-paper px-3"
        >
          <span className="icon-user-round text-ink-2 before:size-4" />
          <span className="truncate">{shown}</span>
          <span className="icon-chevron-down text-ink-2 before:size-4" />
        </button>
      }
    />
  )
}

function MarkButtons({ thread, change }: { thread: ThreadRecord; change: Changes }) {
  const { isImportant, isArchived } = change
  return (
    <>
      <IconButton
        label="Important"
        title={isImportant ? 'Important' : 'Mark important'}
        aria-pressed={isImportant}
        onClick={change.important}
        className={classNames(isImportant && 'text-warning')}
      >
        <span className={isImportant ? 'icon-star-filled' : 'icon-star'} />
      </IconButton>
      <IconButton
        label={isArchived ? 'Reopen' : 'Archive'}
        title={isArchived ? 'Reopen' : 'Archive'}
        onClick={change.archive}
        key={thread.status}
      >
        <span className={isArchived ? 'icon-archive-arrow-up' : 'icon-archive'} />
      </IconButton>
    </>
  )
}

function CallButton({ thread }: { thread: ThreadRecord }) {
  const contact = useQuery(contactQuery(thread.contactId)).data
  const phone = contact?.phone ?? (/^\+\d/.test(thread.handle) ? thread.handle : null)
  if (!phone) return null
  return (
    <a
      href={phoneLink(phone)}
      className="icon-phone grid size-(--press) flex-none place-items-center rounded-control text-ink-2 hover:bg-hov"
    >
      <span className="sr-only">{`Call ${threadName(thread)}`}</span>
    </a>
  )
}

/** Back to the list: to the entry it was opened from, if there is one. */
function Back({ to }: { to: string }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <Link
      to={to}
      aria-label="Back to conversations"
      onClick={state === OPENED ? inPageClick(() => void navigate(-1)) : undefined}
      className="icon-arrow-left grid size-(--press) flex-none place-items-center rounded-control text-ink-2"
    />
  )
}
