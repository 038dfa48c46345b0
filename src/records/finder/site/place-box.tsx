import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { LineChoice } from '../../../city/places/site/line-choices.ts'
import { searchPath } from '../../../shared/paths.ts'
import { arrowStep } from '../../../ui/choices/arrow-step.ts'
import { ComboboxBox } from '../../../ui/choices/combobox-box.tsx'
import { useLazyPart } from '../../../ui/feedback/use-lazy-part.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { trackKeyboardHeight } from '../../../ui/overlays/track-keyboard-height.ts'
import { useBackCloses } from '../../../ui/overlays/use-back-closes.ts'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import type { PickedPlace } from '../rules/suggestion.ts'
import { placeTexts } from './place-texts.ts'

const loadList = () => import('./place-list.tsx')

/** A row of the open list. */
export type PlaceRow = { place: PickedPlace } | { nearMe: true }

/** What the keys of the input need to know of the open list. */
export type ListState = {
  list: readonly PlaceRow[]
  /** Whether the list is that of the typed text, or cannot be loaded. */
  isCurrent: boolean
  /** Whether Enter was pressed before that. */
  isEntered: boolean
  take: (row: PlaceRow) => void
  /** The query string of the search that the text says, and its place; null for a place alone. */
  search: { query: string; place: PickedPlace | null } | null
}

/**
 * A combobox that finds a place while somebody types: a station, district, soi, building, school, workplace, an
 * address. A picked place is reported; a text that is left without picking one is sent as `textName`, and the
 * server finds what it means. On a phone it fills the screen. Without JavaScript, or while the code of the list cannot
 * be loaded, it is a text field.
 */
export function PlaceBox({
  label,
  textName,
  value,
  typed: initiallyTyped = '',
  mark,
  onChange,
  lines,
  listingType = '',
  placeholder,
  isForMinutes = false,
  onSearch,
}: {
  label?: string
  /** The field's name for a text that was not picked. */
  textName?: string
  /** The name of the chosen place; null for none. */
  value: string | null
  /** What stands in the box although it was not found to be a place. */
  typed?: string
  /** The symbol of the chosen place. */
  mark?: ReactNode
  onChange: (place: PickedPlace | null) => void
  /** The stations, which are offered when the others cannot be loaded. */
  lines: readonly LineChoice[]
  /** What the counted homes are for. */
  listingType?: string
  placeholder?: string
  /** Whether minutes are counted to the place, which is then a point: no line, no developer. */
  isForMinutes?: boolean
  /** Takes the query string of a typed sentence; without it the form sends the text, and another place opens its results. */
  onSearch?: (query: string, place: PickedPlace | null) => void
}) {
  const texts = useTexts(placeTexts)
  const isHydrated = useHydrated()
  const isNarrow = useNarrow()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(initiallyTyped || null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const rows = useRef<ListState>({
    list: [],
    isCurrent: false,
    isEntered: false,
    take: () => {},
    search: null,
  })
  const { Part: PlaceList, hasFailed, ask } = useLazyPart(loadList, enterWithoutList)
  const name = label ?? texts.where
  const text = typed ?? value ?? ''
  const isFull = isOpen && isNarrow
  useBackCloses(isFull, () => setOpen(false))
  // Somebody may have typed before this code ran, and Back restores what stood there.
  useEffect(() => {
    const restored = input.current?.value ?? ''
    if (restored !== (value ?? initiallyTyped)) setTyped(restored)
  }, [value, initiallyTyped])

  function open(): void {
    ask()
    setOpen(true)
  }

  /** Enter that waited for the list sends the text. */
  function enterWithoutList(): void {
    if (!rows.current.isEntered) return
    rows.current.isEntered = false
    input.current?.form?.requestSubmit()
  }

  function close(): void {
    setOpen(false)
    setActive(-1)
  }

  function pick(place: PickedPlace | null): void {
    setTyped(null)
    close()
    onChange(place)
  }

  /** Searches as the typed sentence says, or by another query. */
  function searchBy(query: string | null, place: PickedPlace | null = null): void {
    const asked = query === null ? rows.current.search : { query, place }
    if (onSearch && asked) {
      setTyped(null)
      onSearch(asked.query, asked.place)
    } else if (query === null) input.current?.form?.requestSubmit()
    else location.assign(`${searchPath()}?${query}`)
    close()
  }

  /** Moves the form's switch between renting and buying. */
  const moveSwitch = useCallback((listingType: string) => {
    input.current?.form
      ?.querySelector<HTMLInputElement>(`[name=listingType][value=${listingType}]`)
      ?.click()
  }, [])

  function clear(): void {
    pick(null)
    input.current?.focus()
  }

  function press(event: KeyboardEvent): void {
    const step = arrowStep(event.key)
    const { list, take } = rows.current
    if (step) {
      event.preventDefault()
      if (!isOpen) open()
      else if (list.length > 0)
        setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + list.length) % list.length)
    } else if (event.key === 'Enter' && isOpen) {
      const row = list[active]
      if (hasFailed) close()
      else if (text.trim() !== '' && typed !== null && !rows.current.isCurrent) {
        // The list for the text is on its way; Enter counts when it is there.
        event.preventDefault()
        rows.current.isEntered = true
      } else if (row) {
        event.preventDefault()
        take(row)
      } else if (rows.current.search !== null && onSearch) {
        event.preventDefault()
        searchBy(null)
      } else close()
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault()
      event.stopPropagation()
      if (isOpen) close()
      else clear()
    }
  }

  return (
    <Field label={name}>
      {(link) => (
        // On a phone the box covers the page in its place, so the input keeps its focus and the keyboard.
        <div className="relative h-(--control-height) min-w-0">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: events of the input and of the chips below it */}
          <div
            ref={trackKeyboardHeight}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.target === input.current) return
              event.stopPropagation()
              close()
              input.current?.focus()
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              // Enter that waits for the list still counts.
              if (!currentTarget.contains(relatedTarget) && !rows.current.isEntered) close()
            }}
            data-full={isFull || undefined}
            className="data-full:fixed data-full:inset-x-0 data-full:top-0 data-full:bottom-(--keyboard,0) data-full:z-50 data-full:flex data-full:flex-col data-full:bg-card"
          >
            <div className="place-line">
              {isFull && (
                <IconButton label={texts.back} onClick={close}>
                  <span className="icon-arrow-left before:size-5" />
                </IconButton>
              )}
              <div className="relative min-w-0 flex-1">
                <ComboboxBox
                  {...link}
                  ref={input}
                  type="text"
                  name={!isHydrated || (typed ?? '') !== '' ? textName : undefined}
                  listId={isOpen && PlaceList ? listId : null}
                  active={active < 0 ? null : active}
                  start={
                    typed === null && mark ? mark : <span className="icon-search text-ink-3" />
                  }
                  placeholder={placeholder ?? texts.example}
                  maxLength={200}
                  value={isHydrated ? text : undefined}
                  defaultValue={isHydrated ? undefined : text}
                  aria-label={isFull ? name : undefined}
                  enterKeyHint="search"
                  onClick={open}
                  onChange={(event) => {
                    // Typing does not change what is chosen.
                    event.stopPropagation()
                    const next = event.currentTarget.value
                    if (next === '' && value !== null) onChange(null)
                    setTyped(next)
                    setActive(-1)
                    rows.current.isCurrent = false
                    rows.current.isEntered = false
                    open()
                  }}
                  onKeyDown={press}
                />
                {text !== '' && isHydrated && (
                  <IconButton
                    label={texts.clear(name)}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={clear}
                    className="absolute inset-y-0 right-1 my-auto"
                  >
                    <span className="icon-x before:size-4" />
                  </IconButton>
                )}
              </div>
            </div>
            {isFull && hasFailed && (
              <p role="alert" className="p-4 text-ink-2">
                {texts.unavailable}
              </p>
            )}
            {isOpen && PlaceList && (
              <PlaceList
                id={listId}
                label={name}
                typed={typed ?? ''}
                active={active}
                {...{ isFull, isForMinutes, lines, listingType, rows }}
                onActive={setActive}
                onPick={pick}
                onEnter={() => input.current?.form?.requestSubmit()}
                onSearch={searchBy}
                onListing={moveSwitch}
                onType={(next) => {
                  setTyped(next)
                  rows.current.isCurrent = false
                }}
              />
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
