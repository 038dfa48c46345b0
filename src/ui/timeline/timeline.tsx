import type { ReactNode } from 'react'
import { bangkokDate, formatTime } from '../../shared/dates.ts'
import { Button } from '../button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../feedback/states.tsx'
import { Menu } from '../overlays/menu.tsx'
import { classNames } from '../style/class-names.ts'
import { timelineDays } from './timeline-days.ts'

export type TimelineEntry = {
  id: string | number
  /** ISO timestamp. */
  at: string
  /** The id of its kind. */
  kind: string
  title: ReactNode
  text?: ReactNode
  /** The name of the user who did it. */
  author?: string | null
}

/** `icon` is a class: `icon-phone`. */
export type TimelineKind = {
  id: string
  label: string
  icon: string
  tone?: keyof typeof tones
  /** Whether the filter keeps it in a menu. */
  isRare?: boolean
}

const tones = {
  plain: 'border-line bg-card text-ink-2',
  accent: 'border-transparent bg-accent-wash text-accent',
  success: 'border-transparent bg-success-wash text-success',
}

const SKELETONS = 4

/** The history of a record by day, newest first, below a composer. */
export function Timeline({
  title,
  count,
  entries,
  kinds,
  kind,
  onKind,
  loading,
  error,
  empty,
  older,
  actions,
  children,
}: {
  title: string
  count?: number | undefined
  entries: readonly TimelineEntry[]
  kinds: readonly TimelineKind[]
  /** The only kind shown; null for all. */
  kind: string | null
  onKind: (kind: string | null) => void
  loading: boolean
  error: { title: string; retry: () => void } | null
  empty: { title: string; hint?: ReactNode }
  /** Loads older entries; null when there are none. */
  older: { onOlder: () => void; busy: boolean } | null
  /** Buttons beside the title, which then stands above the composer. */
  actions?: ReactNode
  /** The composer. */
  children?: ReactNode
}) {
  const heading = (
    <h2 className="text-base font-strong">
      {title}
      {count !== undefined && (
        <span className="pl-2.5 text-sm font-normal text-ink-2 tabular-nums">{count}</span>
      )}
    </h2>
  )
  const shown = kind === null ? entries : entries.filter((entry) => entry.kind === kind)
  return (
    <section aria-label={title} className="dense grid min-w-0 grid-cols-1 gap-3.5">
      {actions && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {heading}
          {actions}
        </div>
      )}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {!actions && heading}
        <Kinds {...{ kinds, kind, onKind }} />
      </div>
      {error ? (
        <ErrorState {...error} />
      ) : !loading && shown.length === 0 ? (
        <EmptyState title={empty.title}>{empty.hint}</EmptyState>
      ) : (
        <div aria-busy={loading}>
          {loading
            ? Array.from({ length: SKELETONS }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
                <SkeletonEntry key={i} />
              ))
            : timelineDays(shown, bangkokDate(new Date())).map(({ day, name, entries }) => (
                <div key={day}>
                  <h3 className={classNames(onTrack, 'py-2 pl-11.5 font-medium text-ink-3')}>
                    {name}
                  </h3>
                  <ol aria-label={name}>
                    {entries.map((entry) => (
                      <Entry
                        key={entry.id}
                        entry={entry}
                        kind={kinds.find(({ id }) => id === entry.kind)}
                      />
                    ))}
                  </ol>
                </div>
              ))}
        </div>
      )}
      {older && !loading && !error && (
        <Button
          variant="quiet"
          size="small"
          disabled={older.busy}
          onClick={older.onOlder}
          className="ml-11.5 justify-self-start"
        >
          {older.busy ? 'Loading...' : 'Show older'}
        </Button>
      )}
    </section>
  )
}

// The vertical line beside the entries.
const onTrack =
  'relative before:absolute before:inset-y-0 before:left-4 before:w-0.5 before:bg-line'

function Kinds({
  kinds,
  kind,
  onKind,
}: {
  kinds: readonly TimelineKind[]
  kind: string | null
  onKind: (kind: string | null) => void
}) {
  const more = kinds.filter(({ isRare }) => isRare)
  const chosen = more.find(({ id }) => id === kind)
  return (
    <fieldset className="flex min-w-0 gap-0.5 overflow-x-auto [scrollbar-width:none] md:flex-wrap">
      <legend className="sr-only">Which kind</legend>
      {[{ id: null, label: 'All' }, ...kinds.filter(({ isRare }) => !isRare)].map(
        ({ id, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={id === kind}
            onClick={() => onKind(id)}
            className={kindLook}
          >
            {label}
          </button>
        ),
      )}
      {more.length > 0 && (
        <Menu
          label="More kinds"
          items={more.map(({ id, label }) => ({
            label,
            ...(id === kind && { icon: 'icon-check' }),
            onSelect: () => onKind(id),
          }))}
          trigger={
            <button
              type="button"
              aria-pressed={chosen !== undefined}
              className={classNames(kindLook, 'inline-flex items-center gap-1')}
            >
              {chosen?.label ?? 'More'}
              <span className="icon-chevron-down before:size-4" />
            </button>
          }
        />
      )}
    </fieldset>
  )
}

const kindLook =
  'min-h-8 flex-none rounded-control px-2.5 font-medium text-ink-2 -outline-offset-2! hover:bg-hov hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11 pointer-coarse:min-w-11'

function Entry({ entry, kind }: { entry: TimelineEntry; kind: TimelineKind | undefined }) {
  const { at, title, text, author } = entry
  return (
    <li className={classNames(onTrack, 'grid grid-cols-[2.125rem_minmax(0,1fr)] gap-3 pb-4')}>
      <span
        className={classNames(
          'relative grid size-8.5 place-items-center rounded-full border before:size-4',
          tones[kind?.tone ?? 'plain'],
          kind?.icon,
        )}
      />
      <div className="grid min-w-0 grid-cols-1 gap-0.75 pt-1.5">
        <p className="flex items-start justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          <time dateTime={at} className="flex-none text-ink-2 tabular-nums">
            {formatTime(at)}
          </time>
        </p>
        {text && <div className="min-w-0 wrap-anywhere whitespace-pre-line text-ink-2">{text}</div>}
        {author && <p className="wrap-anywhere text-ink-2">{author}</p>}
      </div>
    </li>
  )
}

function SkeletonEntry() {
  return (
    <div className={classNames(onTrack, 'grid grid-cols-[2.125rem_minmax(0,1fr)] gap-3 pb-4')}>
      <Skeleton className="relative size-8.5 rounded-full! bg-line!" />
      <div className="grid content-start gap-2.5 pt-2.5">
        <Skeleton className="h-3 w-48 max-w-full" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-24" />
      </div>
    </div>
  )
}
