import { lazy, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { BUILT_IN } from '../../writing/rules/rewrite.ts'
import type { Draft, DraftKind } from '../rules/draft.ts'
import { ContactPanel } from './contact-panel.tsx'
import { type DraftHome, missingIn, unitValuesOf } from './draft-values.ts'
import { groupOf } from './marks.ts'
import { MessageCard } from './message-card.tsx'
import { newOwnerOf } from './new-owner.ts'
import { NotesCard } from './notes-card.tsx'
import { UnitPanel } from './unit-panel.tsx'
import { type Paste, usePaste } from './use-paste.ts'

// Loaded when they are opened.
const NewUnit = lazy(() => import('./new-unit.tsx'))
const ContactForm = lazy(() => import('../../../records/contacts/admin/contact-form.tsx'))

const kinds = {
  unit: { tab: 'Listings', path: 'listings', nothing: 'No home was found in this text.' },
  contact: { tab: 'Contacts', path: 'contacts', nothing: 'No person was found in this text.' },
} as const

/** A pasted chat beside the unit or the contact that it describes. Nothing is written before its form is saved. */
export default function PastePage() {
  const kind = useLocation().pathname.startsWith(adminPath('contacts')) ? 'contact' : 'unit'
  return useHydrated() ? (
    <Paper key={kind} kind={kind} />
  ) : (
    <div className="dense grid gap-3.5 text-sm">
      <Title kind={kind} />
      <Skeleton className="h-100 w-full" />
    </div>
  )
}

function Paper({ kind }: { kind: DraftKind }) {
  const paste = usePaste(kind)
  const [number, setNumber] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const madeOwners = useRef(new Map<string, number>())
  const { data } = paste.draft
  const isShown = paste.isRead && data !== undefined
  const homes: DraftHome[] = data
    ? [
        { ...data, project: data.project },
        ...data.others.map((home, index) => ({
          ...home,
          project: data.otherProjects[index] ?? null,
        })),
      ]
    : []
  const home = homes[number] ?? homes[0]
  // A text with ranges only gives no values: every required field is missing, and asked for.
  const isFound =
    isShown &&
    home !== undefined &&
    (Object.keys(home.fields).length > 0 || home.missing.length > 0)
  const missing = isFound && kind === 'unit' ? missingIn(home, paste.changes[number] ?? {}) : []
  const open = <OpenButton kind={kind} disabled={!isFound} onClick={() => setOpen(true)} />
  const doubtful = data && number === 0 ? data.guesses.map(({ field }) => groupOf(field)) : []
  return (
    <div className="dense grid grid-cols-1 gap-3.5 text-sm max-md:pb-28">
      <Title kind={kind}>
        <span className="text-ink-2 max-md:hidden">Nothing is saved yet</span>
        <ButtonLink
          variant="quiet"
          size="small"
          href={adminPath(kinds[kind].path)}
          className="max-md:hidden"
        >
          Cancel
        </ButtonLink>
        <span className="max-md:hidden">{open}</span>
      </Title>
      <div className="grid items-start gap-x-5 gap-y-3 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-3">
          <MessageCard
            paste={paste}
            found={isShown && home ? home.found : []}
            doubtful={doubtful}
          />
          {isFound && kind === 'unit' && data && <NotesCard notes={data.notes} paste={paste} />}
          {isShown && data && <Foot draft={data} paste={paste} />}
        </div>
        <div
          className="grid grid-cols-1 gap-3"
          aria-live="polite"
          aria-busy={paste.draft.isFetching}
        >
          {homes.length > 1 && isFound && (
            <Segmented
              label="Homes of this text"
              name="home"
              value={String(number)}
              onChange={(value) => setNumber(Number(value))}
              options={homes.map((_, index) => ({
                value: String(index),
                label: `Home ${index + 1}`,
              }))}
            />
          )}
          <Result {...{ paste, kind, isFound }}>
            {isFound &&
              data &&
              (kind === 'contact' ? (
                <ContactPanel paste={paste} draft={data} />
              ) : (
                <UnitPanel key={number} paste={paste} draft={data} home={home} number={number} />
              ))}
          </Result>
        </div>
      </div>
      {isFound && (
        <div className="fixed inset-x-0 bottom-0 z-10 grid gap-2 border-t border-line bg-paper px-4 pt-2.5 pb-5 md:hidden">
          <p className="text-ink-2">
            {missing.length > 0 && (
              <b className="font-strong text-ink">{`${missing.length} to ask`}</b>
            )}
            {missing.length > 0 && ', '}
            {`${Object.keys(home.fields).length} found. Nothing is saved yet.`}
          </p>
          {open}
        </div>
      )}
      <AfterHydration>
        {isOpen && isFound && data && (
          <Opened
            {...{ paste, kind, home, number }}
            madeOwners={madeOwners.current}
            isLast={homes.length === 1}
            onClose={() => setOpen(false)}
          />
        )}
      </AfterHydration>
    </div>
  )
}

function Title({ kind, children }: { kind: DraftKind; children?: React.ReactNode }) {
  const { tab, path } = kinds[kind]
  return (
    <div className="flex min-h-(--press) flex-wrap items-center gap-x-3 gap-y-2">
      <Link
        to={adminPath(path)}
        className="icon-arrow-left inline-flex min-h-(--press) items-center gap-1.5 text-ink-2 before:size-4 hover:text-ink"
      >
        {tab}
      </Link>
      <span aria-hidden="true" className="text-ink-3 max-md:hidden">
        /
      </span>
      <h1 className="mr-auto text-lg">Paste a chat</h1>
      {children}
    </div>
  )
}

const asWritten = (value: unknown) => (typeof value === 'string' ? shownPhone(value) : value)

function OpenButton({
  kind,
  ...rest
}: {
  kind: DraftKind
  disabled: boolean
  onClick: () => void
}) {
  return (
    <Button size="small" className="max-md:min-h-11 max-md:w-full" {...rest}>
      {kind === 'unit' ? 'Open as a new unit' : 'Open as a new contact'}
    </Button>
  )
}

/** Who read the text, and where it went. */
function Foot({ draft: { by, refused }, paste }: { draft: Draft; paste: Paste }) {
  const { reader, letters, isModelLost } = paste
  const why = refused ?? (isModelLost ? 'The model could not be asked.' : null)
  return (
    <p
      role="status"
      className="icon-lock flex gap-2.5 text-ink-2 before:mt-0.5 before:size-4 before:flex-none"
    >
      {reader
        ? `Read by the built-in reader. ${reader} reads it too${letters > 0 ? `, ${letters} letters so far` : ''} …`
        : by !== BUILT_IN
          ? `Read by ${by}, to which the message was sent. Every value was checked in its words.`
          : why
            ? `${why} Read by the built-in reader.`
            : 'Read by the built-in reader. The message has not left this server.'}
    </p>
  )
}

function Result({
  paste,
  kind,
  isFound,
  children,
}: {
  paste: Paste
  kind: DraftKind
  isFound: boolean
  children: React.ReactNode
}) {
  const { draft, isRead } = paste
  if (!isRead) {
    return (
      <EmptyState title="No chat is pasted yet">
        What it says is sorted into fields, each with the words it came from. Nothing is saved.
      </EmptyState>
    )
  }
  if (draft.isError) {
    return <ErrorState title="The text could not be read." retry={() => void draft.refetch()} />
  }
  if (draft.data === undefined) return <Skeleton className="h-100 w-full" />
  if (!isFound) {
    return (
      <EmptyState title={kinds[kind].nothing}>
        The text is kept. Edit it, or paste another.
      </EmptyState>
    )
  }
  return children
}

function Opened({
  paste,
  kind,
  home,
  number,
  isLast,
  madeOwners,
  onClose,
}: {
  paste: Paste
  kind: DraftKind
  home: DraftHome
  number: number
  isLast: boolean
  madeOwners: Map<string, number>
  onClose: () => void
}) {
  const navigate = useNavigate()
  // The form is left first: it asks before its unsaved values are lost.
  const created = useRef<number | null>(null)
  const { data } = paste.draft
  if (!data) return null
  if (kind === 'contact') {
    const { fields } = data
    const said = Object.fromEntries(
      ['name', 'phone', 'email', 'line', 'contactType'].flatMap((name) =>
        fields[name] === undefined ? [] : [[name, asWritten(fields[name])]],
      ),
    )
    return (
      <ContactForm
        record={null}
        onClose={() => {
          if (created.current === null) return onClose()
          paste.clear()
          void navigate(adminPath(`contacts/${created.current}`))
        }}
        draft={null}
        start={said}
        search={typeof fields.search === 'string' ? fields.search : null}
        onCreated={({ id }) => {
          created.current = id
        }}
      />
    )
  }
  const changes = paste.changes[number] ?? {}
  const isKnown = data.known.length > 0 && !paste.owner.isNew
  return (
    <NewUnit
      values={unitValuesOf(home, changes)}
      newOwner={isKnown || changes.owner !== undefined ? null : newOwnerOf(data)}
      madeOwners={madeOwners}
      notes={data.notes.filter(({ start }) => !paste.left.includes(start))}
      onClose={onClose}
      onSaved={({ id }) => {
        // Of several homes the others are still to be opened.
        if (!isLast) return onClose()
        paste.clear()
        void navigate(adminPath(`listings/${id}`))
      }}
    />
  )
}
