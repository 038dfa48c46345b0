import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { counted } from '../../../shared/counted.ts'
import { textsIn } from '../../../shared/language.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { SearchSuggestion } from '../rules/suggestion.ts'
import { placeListTexts } from './place-list-texts.ts'

/**
 * A typed sentence as it was understood: its filters as chips, how many homes they find, and the words that are no
 * filter. A press searches; a chip takes its words out of the text.
 */
export function SearchRow({
  found,
  isMarked,
  onSearch,
  onType,
}: {
  found: SearchSuggestion
  /** Whether Enter searches. */
  isMarked: boolean
  onSearch: () => void
  onType: (text: string) => void
}) {
  const language = useLanguage()
  const texts = textsIn(language, placeListTexts)
  const chips = useRef<HTMLUListElement>(null)
  // The place of a chip that was taken away by a key: the next one gets the focus.
  const removed = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (removed.current === null) return
    const buttons = buttonsOf(chips.current)
    buttons[Math.min(removed.current, buttons.length - 1)]?.focus()
    removed.current = null
  })

  function press(event: KeyboardEvent<HTMLUListElement>): void {
    const buttons = buttonsOf(chips.current)
    const index = buttons.findIndex((button) => button.matches(':focus'))
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step) buttons[(index + step + buttons.length) % buttons.length]?.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      removed.current = index
      buttons[index]?.click()
    } else return
    event.preventDefault()
  }

  const { homes, instead } = found
  return (
    <section
      aria-label={texts.yourSearch}
      className="search-row"
      data-active={isMarked || undefined}
    >
      <button
        type="button"
        className="search-row-head"
        onPointerDown={(event) => event.preventDefault()}
        onClick={onSearch}
      >
        <span className="icon-search" />
        <b>{texts.search}</b>
        {isMarked && <kbd>Enter ↵</kbd>}
        <span>{homes === 0 ? texts.noHomes : counted(homes, 'home', language)}</span>
      </button>
      <ul ref={chips} onKeyDown={press}>
        {found.chips.map(({ label, text }, index) => (
          <li key={label}>
            {text === null ? (
              <span className="chip">{label}</span>
            ) : (
              <button
                type="button"
                className="chip"
                onPointerDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  // Enter and Space click too, without a pointer.
                  if (event.detail === 0) removed.current = index
                  onType(text)
                }}
              >
                <span className="sr-only">{texts.remove} </span>
                {label}
                <span className="icon-x before:size-4" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {found.ignored.length > 0 && (
        <p>
          {found.ignored.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand there twice
            <s key={index}>{word}</s>
          ))}
          {texts.ignored}
        </p>
      )}
      {instead && (
        <p>
          <button
            type="button"
            className="font-medium text-accent underline-offset-4 hover:underline"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onType(instead.text)}
          >
            {texts.without(instead.label, counted(instead.homes, 'home', language))}
          </button>
        </p>
      )}
    </section>
  )
}

function buttonsOf(list: HTMLUListElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])]
}
