import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLastPlace } from '../../records/units/site/last-place.ts'
import { removeSaved, saveAll, useSaved } from '../../records/units/site/saved-units.ts'
import { UnitCard } from '../../records/units/site/unit-card.tsx'
import { unitName } from '../../records/units/site/unit-name.ts'
import { searchPath } from '../../shared/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardSkeleton } from '../../ui/feedback/skeletons.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { COMPARED_ID, Compare } from './compare.tsx'
import {
  addCompared,
  comparedHomes as comparedInBrowser,
  removeCompared,
} from './compared-homes.ts'
import { ComparingBar } from './comparing-bar.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { MAX_COMPARED, savedAddress } from './saved-query.ts'
import { Tick } from './tick.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { type HomeList, useSavedList } from './use-saved-list.ts'
import { withPlace } from './with-place.ts'

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
  const isComparison = shared?.ids.every((id) => initialCompared.includes(id)) ?? false
  const page = useRef<HTMLDivElement>(null)
  const cards = useRef<HTMLDivElement>(null)
  const near = useLastPlace()
  const language = useLanguage()
  const homes = list?.homes.map((home) => withPlace(home, near, language)) ?? []
  const comparedHomes = homes.filter(({ card }) => compared.includes(card.id))

  // Homes that were ticked on their cards elsewhere are compared here too, unless the address says which.
  useEffect(() => {
    if (!shared && initialCompared.length === 0)
      setCompared(comparedInBrowser().map(({ id }) => id))
  }, [shared, initialCompared])

  function compare(id: number, name: string): void {
    const next = compared.includes(id)
      ? compared.filter((other) => other !== id)
      : [...compared, id]
    setCompared(next)
    if (!next.includes(id)) removeCompared([id])
    else if (!shared) addCompared({ id, image: imageOf(id) })
    const isAdded = next.length > compared.length
    // The first tick changes nothing but itself.
    setAnnouncement(
      isAdded && next.length < 2
        ? ''
        : `${name} was ${isAdded ? 'added' : 'removed'}. ${comparedText(next.length)}`,
    )
    // The URL has the compared homes; the ids of the browser's own list are in its storage.
    history.replaceState(null, '', savedAddress({ homes: shared?.ids ?? [], compared: next }))
  }

  function imageOf(id: number): string | null {
    return list?.homes.find(({ card }) => card.id === id)?.card.image ?? null
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

  /** The table appears above the cards: the card that was ticked stays where it is. */
  function tick(id: number, name: string, field: HTMLElement): void {
    const before = field.getBoundingClientRect().top
    flushSync(() => compare(id, name))
    scrollBy({ top: field.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  function compareNone(): void {
    const [first] = compared
    setCompared([])
    removeCompared(compared)
    setAnnouncement(comparedText(0))
    history.replaceState(null, '', savedAddress({ homes: shared?.ids ?? [], compared: [] }))
    visibleIn(page.current, `[data-compare="${first}"]`)[0]?.focus()
  }

  const isComparing = comparedHomes.length >= 2
  const isFull = comparedHomes.length >= MAX_COMPARED
  const keptFocus = useKeptFocus(
    cards,
    homes.map(({ card }) => card.id),
    () => page.current?.querySelector('h1') ?? null,
  )
  return (
    <div
      ref={page}
      className="page-width grid min-h-dvh grid-cols-1 content-start gap-6 pt-8 sm:pt-10"
    >
      <Head {...{ list, shared, url, compared }} isComparison={isComparison} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {failed && (
        <ErrorState
          title="Couldn’t load your saved homes. Check your connection and try again."
          retry={retry}
        />
      )}
      {!list && !failed && <Loading />}
      {list && list.homes.length === 0 && <Nothing isShared={shared !== null} />}
      {list && <UnavailableNote list={list} isShared={shared !== null} />}
      {isComparing && <Compare homes={comparedHomes} total={homes.length} onRemove={takeOut} />}
      {homes.length > 0 && (
        // The window must not follow the content by itself as well.
        <section aria-labelledby="homes" className="grid grid-cols-1 gap-5 [overflow-anchor:none]">
          <h2 id="homes" className={isComparing ? 'pt-4 text-xl print:hidden' : 'sr-only'}>
            {isComparing ? 'All homes of this list' : 'Homes'}
          </h2>
          <div
            ref={cards}
            {...keptFocus}
            className={classNames(
              'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3',
              isComparing && 'print:hidden',
            )}
          >
            {homes.map(({ card, place }) => (
              <div
                key={card.id}
                className="own-ticks grid grid-cols-1 gap-y-0 sm:row-span-9 sm:grid-rows-subgrid"
              >
                <UnitCard unit={card} today={today} place={place} />
                <Tick
                  name={unitName(card.projectName, card.unitNumber)}
                  id={card.id}
                  isOn={compared.includes(card.id)}
                  isFull={isFull}
                  onChange={(field) =>
                    tick(card.id, unitName(card.projectName, card.unitNumber), field)
                  }
                />
              </div>
            ))}
          </div>
          {isComparing && (
            <ComparingBar
              homes={comparedHomes.map(({ card: { id, image } }) => ({ id, image }))}
              href={`#${COMPARED_ID}`}
              onClear={compareNone}
              className="sticky bottom-4 justify-self-center"
            />
          )}
        </section>
      )}
      <RecentlyViewed />
    </div>
  )
}

function comparedText(count: number): string {
  return count >= 2 ? `Comparing ${count}.` : 'No homes compared.'
}

function visibleIn(parent: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(parent?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (element) => element.offsetParent !== null,
  )
}

function Head({
  list,
  shared,
  isComparison,
  compared,
  url,
}: {
  list: HomeList | null
  shared: HomeList | null
  /** Whether the list is one of homes that were ticked to be compared. */
  isComparison: boolean
  compared: readonly number[]
  url: string
}) {
  const title = isComparison ? 'Compared homes' : shared ? 'Homes shared with you' : 'Saved homes'
  const saved = useSaved()
  const ids = list?.homes.map(({ card }) => card.id) ?? []
  const others = shared ? ids.filter((id) => !saved.includes(id)) : []
  const homes = shared?.ids ?? ids
  const shown = compared.filter((id) => homes.includes(id))
  const address = new URL(savedAddress({ homes, compared: shown }), url).href
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-1.5">
        <h1 tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        <p className="text-ink-2">
          {shared
            ? isComparison
              ? 'Save or share them, or remove one from the table.'
              : 'Tick up to four to compare them.'
            : 'Kept in this browser. Tick up to four to compare them.'}
        </p>
        <p className="hidden noscript:block">
          Saving homes needs JavaScript. A shared list can be viewed without it.
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

function Nothing({ isShared }: { isShared: boolean }): ReactNode {
  return (
    <EmptyState title={isShared ? 'None of these homes is listed any more' : 'No saved homes yet'}>
      <p>
        {isShared
          ? 'They may have been rented or sold.'
          : 'Tap the heart on a home to save it here, in this browser only.'}
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
          {unavailable.length === 1 ? 'Remove it' : 'Remove them'}
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
