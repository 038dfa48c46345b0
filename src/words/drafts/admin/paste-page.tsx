import { lazy, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { readId } from '../../../admin/calls/read-id.ts'
import { useContact } from '../../../records/contacts/admin/contact-calls.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { BUILT_IN } from '../../writing/rules/rewrite.ts'
import type { Draft, DraftKind } from '../rules/draft.ts'
import { addTexts } from './add-texts.ts'
import { ContactPanel } from './contact-panel.tsx'
import { type DraftHome, missingIn } from './draft-values.ts'
import { type Chosen, KnownCard } from './known-card.tsx'
import { groupOf } from './marks.ts'
import { MessageCard } from './message-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OpenedDraft } from './opened-draft.tsx'
import { UnitPanel } from './unit-panel.tsx'
import { type Paste, usePaste } from './use-paste.ts'

// Loaded when it is opened.
const AddToContact = lazy(() => import('./add-to-contact.tsx'))

const kinds = {
  unit: { tab: 'Listings', path: 'listings', nothing: 'No home found in this text.' },
  contact: { tab: 'Contacts', path: 'contacts', nothing: 'No person found in this text.' },
} as const

/** A pasted chat beside the unit or the contact that it describes. Nothing is written before its form is saved. */
export default function PastePage() {
  const kind = useLocation().pathname.startsWith(adminPath('contacts')) ? 'contact' : 'unit'
  const [address] = useSearchParams()
  const to = kind === 'contact' ? readId(address.get('to')) : null
  return useHydrated() ? (
    <Paper key={`${kind} ${to}`} kind={kind} toId={to} />
  ) : (
    <div className="dense grid gap-3.5 text-sm">
      <Title kind={kind} />
      <Skeleton className="h-100 w-full" />
    </div>
  )
}

function Paper({ kind, toId }: { kind: DraftKind; toId: number | null }) {
  const paste = usePaste(kind, toId)
  const [number, setNumber] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [adding, setAdding] = useState<Chosen | null>(null)
  const navigate = useNavigate()
  const asked = useContact(toId)
  const to = asked.data ?? null
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
  const isContact = kind === 'contact'
  const open = to ? (
    <OpenButton label={addTexts.add(to.name)} disabled={!isShown} onClick={() => setAdding(to)} />
  ) : (
    <OpenButton
      label={isContact ? 'Create contact' : 'Create unit'}
      disabled={!isFound}
      onClick={() => setOpen(true)}
    />
  )
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
              label="Homes in this text"
              name="home"
              value={String(number)}
              onChange={(value) => setNumber(Number(value))}
              options={homes.map((_, index) => ({
                value: String(index),
                label: `Home ${index + 1}`,
              }))}
            />
          )}
          {isContact && isShown && data && !to && (
            <KnownCard known={data.known} onAdd={setAdding} />
          )}
          <Result {...{ paste, kind, isFound }}>
            {isFound &&
              data &&
              (isContact ? (
                <ContactPanel paste={paste} draft={data} />
              ) : (
                <UnitPanel key={number} paste={paste} draft={data} home={home} number={number} />
              ))}
          </Result>
        </div>
      </div>
      {(isFound || (to && isShown)) && (
        <div className="fixed inset-x-0 bottom-0 z-10 grid gap-2 border-t border-line bg-paper px-4 pt-2.5 pb-5 md:hidden">
          <p className="text-ink-2">
            {missing.length > 0 && (
              <b className="font-strong text-ink">{`${missing.length} missing`}</b>
            )}
            {missing.length > 0 && ', '}
            {`${Object.keys(home?.fields ?? {}).length} found. Nothing is saved yet.`}
          </p>
          {open}
        </div>
      )}
      <AfterHydration>
        {isOpen && isFound && data && (
          <OpenedDraft
            {...{ paste, kind, home, number }}
            madeOwners={madeOwners.current}
            isLast={homes.length === 1}
            onClose={() => setOpen(false)}
          />
        )}
        {adding && data && (
          <AddToContact
            {...{ text: paste.text, draft: data, to: adding }}
            onClose={() => setAdding(null)}
            onAdded={(id) => {
              paste.clear()
              void navigate(adminPath(`contacts/${id}`))
            }}
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

function OpenButton({ label, ...rest }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <Button size="small" className="max-md:min-h-11 max-md:w-full" {...rest}>
      {label}
    </Button>
  )
}

/** Who read the text, and where it went. */
function Foot({ draft: { by, refused }, paste }: { draft: Draft; paste: Paste }) {
  const { reader, letters, isModelLost } = paste
  const why = refused ?? (isModelLost ? 'The AI model isn’t available.' : null)
  return (
    <p
      role="status"
      className="icon-lock flex gap-2.5 text-ink-2 before:mt-0.5 before:size-4 before:flex-none"
    >
      {reader
        ? `Read by the built-in reader. ${reader} is reading it too${letters > 0 ? `, ${letters} characters so far` : ''} …`
        : by !== BUILT_IN
          ? `Read by ${by}; the message was sent to it. Every value was checked against the text.`
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
      <EmptyState title="No chat pasted yet">
        Details are sorted into fields, each with the words it came from. Nothing is saved yet.
      </EmptyState>
    )
  }
  if (draft.isError) {
    return <ErrorState title="Couldn’t load the text." retry={() => void draft.refetch()} />
  }
  if (draft.data === undefined) return <Skeleton className="h-100 w-full" />
  if (!isFound) {
    return (
      <EmptyState title={kinds[kind].nothing}>
        Your text is kept. Edit it or paste another.
      </EmptyState>
    )
  }
  return children
}
