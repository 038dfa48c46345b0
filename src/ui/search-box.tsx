import { useEffect, useRef } from 'react'
import { MAX_SEARCH } from '../shared/field-faults.ts'
import { classNames } from './class-names.ts'
import { fieldBox } from './field.tsx'
import { useQuietTyping } from './use-quiet-typing.ts'

/**
 * Searches a list: after 250 ms of quiet, with Enter at once. `/` leads to it from anywhere on the screen,
 * Escape empties it.
 */
export function SearchBox({
  label,
  name,
  placeholder,
  value,
  onSearch,
}: {
  label: string
  /** The field's name in its form; left out where no form is posted. */
  name?: string
  placeholder: string
  /** What is searched for now. */
  value: string
  onSearch: (text: string) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const typing = useQuietTyping(value, onSearch)

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTypedIn(event.target) || box.current?.closest('[aria-hidden="true"], [inert]')) return
      event.preventDefault()
      box.current?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])

  // What was typed before this code ran stands in the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const typed = box.current?.value ?? ''
    if (typed !== value) typing.type(typed)
  }, [])

  function empty() {
    typing.now('')
    box.current?.focus()
  }

  return (
    <div className="grid min-w-0 flex-1 basis-60 gap-1">
      <div
        className={classNames(
          fieldBox,
          'control flex min-w-0 items-center gap-2 px-3! outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        )}
      >
        <span className="icon-search text-ink-3" />
        <input
          ref={box}
          type="search"
          name={name}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          maxLength={MAX_SEARCH}
          value={typing.text}
          onChange={(event) => typing.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') typing.now(event.currentTarget.value)
            if (event.key !== 'Escape' || typing.text === '') return
            event.stopPropagation()
            empty()
          }}
          data-takes-escape={typing.text === '' ? undefined : true}
          className="h-full min-w-0 flex-1 appearance-none truncate outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
        />
        {typing.text === '' ? (
          <kbd className="rounded-[5px] border border-line bg-card px-1.5 font-sans text-sm text-ink-3 pointer-coarse:hidden">
            /
          </kbd>
        ) : (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={empty}
            className="icon-x before:size-4 -mr-3 grid h-full w-(--press) place-items-center rounded-control text-ink-2 hover:text-ink"
          />
        )}
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {typing.text.length >= MAX_SEARCH && `At most ${MAX_SEARCH} characters are searched for.`}
      </p>
    </div>
  )
}

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
