import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { localName } from '../../../city/places/rules/local-name.ts'
import type { LineChoice } from '../../../city/places/site/line-choices.ts'
import { linesAt } from '../../../city/places/site/lines-at.ts'
import { counted } from '../../../shared/counted.ts'
import { ListOption } from '../../../ui/choices/list-option.tsx'
import { useLanguage, useTexts } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { PickedPlace } from '../rules/suggestion.ts'
import { asksNearMe } from './asks-near-me.ts'
import { namesTyped } from './names-typed.ts'
import { NearMe } from './near-me.tsx'
import type { ListState, PlaceRow } from './place-box.tsx'
import { placeListTexts } from './place-list-texts.ts'
import { PlaceRow as Row } from './place-row.tsx'
import { clearPlaces, recentPlaces, rememberPlace } from './recent-places.ts'
import { SearchRow } from './search-row.tsx'
import { popularStations, stationSuggestions } from './station-suggestions.ts'
import { useHomeCounts } from './use-home-counts.ts'
import { useSuggestions } from './use-suggestions.ts'

const NO_POINTS: ReadonlySet<string> = new Set(['line', 'developer', 'postcode'])

/** The open list of a place box: before typing near me and recent places, then what the text means. */
export default function PlaceList({
  id,
  label,
  typed,
  active,
  isFull,
  isForMinutes,
  lines,
  listingType,
  rows,
  onActive,
  onPick,
  onEnter,
  onSearch,
  onType,
  onListing,
}: {
  id: string
  label: string
  typed: string
  active: number
  isFull: boolean
  isForMinutes: boolean
  lines: readonly LineChoice[]
  listingType: string
  /** Receives the rows, for the keys of the input. */
  rows: RefObject<ListState>
  onActive: (active: number) => void
  onPick: (place: PickedPlace) => void
  /** Enter was pressed on a text that no shown place is called. */
  onEnter: () => void
  /** Searches by the query string of a sentence, or null to send the text itself. */
  onSearch: (query: string | null, place?: PickedPlace) => void
  /** Replaces the typed text. */
  onType: (text: string) => void
  /** The sentence says whether it is about renting or buying. */
  onListing: (listingType: string) => void
}) {
  const texts = useTexts(placeListTexts)
  const language = useLanguage()
  const [recent, setRecent] = useState(recentPlaces)
  const isNearMe = asksNearMe(typed)
  const isTyping = typed.trim() !== '' && !isNearMe
  const found = useSuggestions(isTyping ? typed : '', listingType)
  const nearMe = useRef<HTMLDivElement>(null)
  // A phone's whole screen has room for the stations that most people look for.
  const offered = recent.length > 0 || !isFull ? recent : popularStations(lines)
  const shown = isNearMe ? [] : offered
  const places = (isTyping ? placesFor() : shown).filter(
    ({ kind }) => !isForMinutes || !NO_POINTS.has(kind),
  )
  // How many homes are near says nothing about who can be there in time.
  const counts = useHomeCounts(isTyping || isForMinutes ? [] : shown, listingType)
  const list: PlaceRow[] = [
    ...(isTyping ? [] : [{ nearMe: true as const }]),
    ...places.map((place) => ({ place })),
  ]
  const first = places[0]
  const search = isForMinutes || found.hasFailed ? null : found.search
  // The chip of what a search is for stands first; only words for it can be taken away.
  const said = search?.chips[0]?.text ? new URLSearchParams(search.search).get('listingType') : null
  useEffect(() => {
    if (said && said !== listingType) onListing(said)
  }, [said, listingType, onListing])
  // A mere resemblance is not marked: Enter then sends the text.
  const isNamed =
    isNearMe ||
    (isTyping && !search && first !== undefined && found.isCurrent && namesTyped(first, typed))
  useEffect(() => onActive(isNamed ? 0 : -1), [isNamed, onActive])
  const isCurrent = isNearMe || (isTyping && (found.isCurrent || found.hasFailed))
  useLayoutEffect(() => {
    const isEntered = rows.current.isEntered && isCurrent
    rows.current = {
      ...{
        list,
        isCurrent,
        take,
        search: search && {
          query: search.search,
          place: search.search === search.others ? null : (first ?? null),
        },
      },
      isEntered: rows.current.isEntered && !isCurrent,
    }
    if (!isEntered) return
    const [named] = list
    if (isNamed && named) take(named)
    else if (search) onSearch(null)
    else onEnter()
  })

  function placesFor(): readonly PickedPlace[] {
    return found.hasFailed ? stationSuggestions(lines, typed) : found.places
  }

  function homesOf(place: PickedPlace): number | null {
    if (isForMinutes) return null
    return isTyping ? place.homes : (counts.get(place.search) ?? null)
  }

  function take(row: PlaceRow): void {
    if ('nearMe' in row) nearMe.current?.click()
    else {
      rememberPlace(row.place)
      // Another place for the sentence keeps its other filters.
      if (search) onSearch([search.others, row.place.search].filter(Boolean).join('&'), row.place)
      else onPick(row.place)
    }
  }

  const status = !isTyping
    ? ''
    : search
      ? texts.understood(
          search.chips.map(({ label }) => label).join(', '),
          counted(search.homes, 'home', language),
          search.ignored.join(', '),
        )
      : places.length === 0
        ? found.isCurrent
          ? texts.none(typed.trim())
          : ''
        : texts.found(places.length, first ? localName(first, language) : '')
  return (
    <Frame isFull={isFull} isTall={search !== null}>
      {search && (
        <>
          <SearchRow
            found={search}
            isMarked={active < 0}
            onSearch={() => onSearch(null)}
            onType={onType}
          />
          {places.length > 0 && (
            <p aria-hidden="true" className="px-3 pt-2 text-sm text-ink-3">
              {texts.places}
            </p>
          )}
        </>
      )}
      <div role="listbox" id={id} aria-label={label} aria-busy={found.isSlow} tabIndex={-1}>
        {!isTyping && (
          <NearMe
            ref={nearMe}
            listId={id}
            isActive={active === 0}
            onFound={(place) => onPick(place)}
          />
        )}
        {!isTyping && shown.length > 0 && (
          <p aria-hidden="true" className="mt-1 border-t border-line px-3 pt-2 text-sm text-ink-3">
            {recent.length > 0 ? texts.recent : texts.popular}
          </p>
        )}
        {places.map((place, index) => {
          const at = isTyping ? index : index + 1
          return (
            <ListOption
              key={`${place.kind} ${place.search} ${place.name}`}
              listId={id}
              index={at}
              isActive={at === active}
              onChoose={() => take({ place })}
              className="min-h-12.5 gap-3 px-2 py-1"
            >
              <Row
                place={{ ...place, homes: homesOf(place) }}
                typed={search ? '' : typed.trim()}
                lines={linesAt(lines, place)}
              />
            </ListOption>
          )
        })}
      </div>
      {isTyping && places.length === 0 && found.isSlow && <Skeleton />}
      {isTyping && !search && places.length === 0 && found.isCurrent && (
        <p className="px-3 py-2.5 text-sm text-ink-2">{texts.none(typed.trim())}</p>
      )}
      {found.hasFailed && (
        <Foot>
          <span>{texts.onlyStations}</span>
        </Foot>
      )}
      {!isTyping && !isNearMe && recent.length > 0 && (
        <Foot>
          <button
            type="button"
            className="ml-auto min-h-9 font-medium text-accent hover:underline pointer-coarse:min-h-11"
            onPointerDown={keepFocus}
            onClick={() => {
              clearPlaces()
              setRecent([])
            }}
          >
            {texts.forget}
          </button>
        </Foot>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </Frame>
  )
}

function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault()
}

function Frame({
  isFull,
  isTall,
  children,
}: {
  isFull: boolean
  isTall: boolean
  children: ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    frame.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      ref={frame}
      className={classNames(
        'overflow-y-auto overscroll-contain p-1 text-base',
        isFull
          ? 'min-h-0 flex-1 px-1.5'
          : 'absolute inset-x-0 top-full z-30 mt-1.5 rounded-card border border-line bg-card shadow-float',
        !isFull && (isTall ? 'max-h-105 min-w-[min(26rem,calc(100vw-2rem))]' : 'max-h-75'),
      )}
    >
      {children}
    </div>
  )
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-3 border-t border-line px-3 pt-1.5 text-sm text-ink-2">
      {children}
    </div>
  )
}

function Skeleton() {
  return (
    <div aria-hidden="true" className="grid gap-1 p-1">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex min-h-12.5 items-center gap-3 px-1">
          <span className="size-8 rounded-control bg-hov" />
          <span className="grid flex-1 gap-1.5">
            <span className="h-3 w-2/5 rounded-full bg-hov" />
            <span className="h-2.5 w-1/4 rounded-full bg-hov" />
          </span>
          <span className="h-2.5 w-10 rounded-full bg-hov" />
        </div>
      ))}
    </div>
  )
}
