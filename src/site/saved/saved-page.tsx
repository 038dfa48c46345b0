import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { removeSaved, saveAll, useSaved } from '../../records/units/site/saved-units.ts'
import { UnitCard } from '../../records/units/site/unit-card.tsx'
import { unitName } from '../../records/units/site/unit-name.ts'
import { searchPath } from '../../shared/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardSkeleton } from '../../ui/feedback/skeletons.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import { Compare } from './compare.tsx'
import { MAX_COMPARED, savedAddress } from './saved-query.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { type HomeList, useSavedList } from './use-saved-list.ts'

/** The homes saved in a browser or listed in the URL, with up to four of them compared. */
export default function SavedPage({
  list: shared,
  compared: initialCompared,
  url,
  today,
}: {
  /** The homes of the URL; null when it lists none. */
  list: HomeList | null
  compared: readonly number[]
  /** The absolute URL of the page. */
  url: string
  today: string
}) {
  const { list, failed, retry } = useSavedList(shared)
  const [compared, setCompared] = useState(initialCompared)
  const [announcement, setAnnouncement] = useState('')
  const page = useRef<HTMLDivElement>(null)
  const cards = useRef<HTMLDivElement>(null)
  const comparedHomes = list?.homes.filter(({ card }) => compared.includes(card.id)) ?? []

  function compare(id: number, name: string): void {
    const next = compared.includes(id)
      ? compared.filter((other) => other !== id)
      : [...compared, id]
    setCompared(next)
    const isAdded = next.length > compared.length
    // The first tick changes nothing but itself.
    setAnnouncement(
      isAdded && next.length < 2
        ? ''
        : `${name} was ${isAdded ? 'added' : 'taken out'}. ${comparedText(next.length)}`,
    )
    // The URL has the compared homes; the ids of the browser's own list are in its storage.
    history.replaceState(null, '', savedAddress({ homes: shared?.ids ?? [], compared: next }))
  }

  /** Takes a home out of the table, and focuses the button that follows, or its checkbox below. */
  function takeOut(id: number, name: string): void {
    const buttons = () => visibleIn(page.current, '[data-take-out]')
    const index = buttons().findIndex((button) => button.matches(':focus'))
    flushSync(() => compare(id, name))
    const after = buttons()
    const next = after[Math.min(Math.max(index, 0), after.length - 1)]
    const target = next ?? visibleIn(page.current, `[data-compare="${id}"]`)[0]
    target?.focus()
  }

  const others =
    list?.homes.filter((home) => !comparedHomes.includes(home) || comparedHomes.length < 2) ?? []
  const isFull = comparedHomes.length >= MAX_COMPARED
  const keptFocus = useKeptFocus(
    cards,
    others.map(({ card }) => card.id),
    (part) =>
      part === '[data-compare]'
        ? (visibleIn(page.current, '[data-take-out]').at(-1) ?? null)
        : (page.current?.querySelector('h1') ?? null),
  )
  return (
    <div
      ref={page}
      className="page-width grid min-h-dvh grid-cols-1 content-start gap-6 pt-8 sm:pt-10"
    >
      <Head list={list} shared={shared} url={url} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {failed && (
        <ErrorState
          title="The saved homes could not be read. Check your connection and try again."
          retry={retry}
        />
      )}
      {!list && !failed && <Loading />}
      {list && list.homes.length === 0 && <Nothing isShared={shared !== null} />}
      {list && <UnavailableNote list={list} isShared={shared !== null} />}
      {list && comparedHomes.length >= 2 && (
        <Compare homes={comparedHomes} total={list.homes.length} onRemove={takeOut} />
      )}
      {list && others.length > 0 && (
        <section aria-labelledby="others" className="grid grid-cols-1 gap-5">
          <h2 id="others" className={comparedHomes.length >= 2 ? 'pt-4 text-xl' : 'sr-only'}>
            {comparedHomes.length >= 2 ? `The other ${others.length}` : 'Homes'}
          </h2>
          <div
            ref={cards}
            {...keptFocus}
            className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3"
          >
            {others.map(({ card }) => (
              <div key={card.id} className="row-span-8 grid grid-cols-1 grid-rows-subgrid gap-y-0">
                <UnitCard unit={card} today={today} />
                <Tick
                  name={unitName(card.projectName, card.unitNumber)}
                  id={card.id}
                  isOn={compared.includes(card.id)}
                  isFull={isFull}
                  onChange={() => compare(card.id, unitName(card.projectName, card.unitNumber))}
                />
              </div>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function comparedText(count: number): string {
  return count >= 2 ? `Comparing ${count}.` : 'Nothing is compared now.'
}

function visibleIn(parent: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(parent?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (element) => element.offsetParent !== null,
  )
}

function Head({
  list,
  shared,
  url,
}: {
  list: HomeList | null
  shared: HomeList | null
  url: string
}) {
  const saved = useSaved()
  const ids = list?.homes.map(({ card }) => card.id) ?? []
  const others = shared ? ids.filter((id) => !saved.includes(id)) : []
  const address = shared ? url : new URL(savedAddress({ homes: ids, compared: [] }), url).href
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-1.5">
        <h1 tabIndex={-1} className="text-3xl outline-none">
          {shared ? 'Homes shared with you' : 'Saved homes'}
        </h1>
        <p className="text-ink-2">
          {shared
            ? 'Tick up to four to compare them.'
            : 'Kept in this browser. Tick up to four to compare them.'}
        </p>
        <p className="hidden noscript:block">
          Saving homes needs JavaScript. A list that was shared with you can be read without.
        </p>
      </div>
      {ids.length > 0 && (
        <div className="flex flex-wrap gap-2.5 noscript:hidden print:hidden">
          {others.length > 0 && (
            <Button variant="quiet" onClick={() => saveAll(ids)}>
              <span className="icon-heart" />
              {others.length === ids.length ? 'Save all' : `Save the other ${others.length}`}
            </Button>
          )}
          <ShareLink title="Homes in Bangkok" url={address} label="Share this list" />
          <Button variant="quiet" onClick={() => print()}>
            <span className="icon-printer" />
            Print
          </Button>
        </div>
      )}
    </div>
  )
}

function Tick({
  name,
  id,
  isOn,
  isFull,
  onChange,
}: {
  name: string
  id: number
  isOn: boolean
  isFull: boolean
  onChange: () => void
}) {
  const isShut = isFull && !isOn
  return (
    <label className="flex min-h-11 items-center gap-2.5 px-1 text-sm text-ink-2 noscript:hidden print:hidden">
      <input
        type="checkbox"
        data-compare={id}
        className="tick -mx-0.75"
        checked={isOn}
        disabled={isShut}
        onChange={onChange}
        aria-label={`Compare ${name}`}
      />
      {isShut ? 'Compare: take one of the four out first' : 'Compare'}
    </label>
  )
}

function Nothing({ isShared }: { isShared: boolean }): ReactNode {
  return (
    <EmptyState
      title={isShared ? 'None of these homes is listed any more' : 'Nothing is saved yet'}
    >
      <p>
        {isShared
          ? 'They may have been let or sold.'
          : 'Press the heart on a home, and it stands here, in this browser alone.'}
      </p>
      <ButtonLink variant="quiet" size="small" href={searchPath()} className="mt-3">
        Search homes
      </ButtonLink>
    </EmptyState>
  )
}

/** A note on homes that are no longer on the website. */
function UnavailableNote({ list, isShared }: { list: HomeList; isShared: boolean }) {
  const unavailable = list.ids.filter((id) => !list.homes.some(({ card }) => card.id === id))
  if (unavailable.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      {unavailable.length === 1
        ? 'One of these homes is no longer listed.'
        : `${unavailable.length} of these homes are no longer listed.`}
      {!isShared && (
        <Button variant="quiet" size="small" onClick={() => removeSaved(unavailable)}>
          {unavailable.length === 1 ? 'Forget it' : 'Forget them'}
        </Button>
      )}
    </p>
  )
}

function Loading() {
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-1 gap-6 noscript:hidden sm:grid-cols-2 lg:grid-cols-3"
    >
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  )
}
