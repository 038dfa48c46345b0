import { useEffect, useRef } from 'react'
import { MAX_SEARCH } from '../../shared/fields/field-faults.ts'
import { areShortcutsOn } from '../shortcuts.ts'
import { classNames } from '../style/class-names.ts'
import { fieldBox } from './field.tsx'
import { isTypedIn } from './is-typed-in.ts'
import { useDebouncedInput } from './use-debounced-input.ts'

/**
 * Searches a list: 250 ms after the last input, or at once on Enter. `/` focuses it from anywhere on the
 * screen, Escape clears it.
 */
export function SearchBox({
  label,
  name,
  placeholder,
  value,
  onSearch,
}: {
  label: string
  /** The name of the form field; omitted when no form is submitted. */
  name?: string
  placeholder: string
  /** The current search text. */
  value: string
  onSearch: (text: string) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const typing = useDebouncedInput(value, onSearch)

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!areShortcutsOn() || isTypedIn(event.target)) return
      if (box.current?.closest('[aria-hidden="true"], [inert]')) return
      event.preventDefault()
      box.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])

  // Picks up text typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const text = box.current?.value ?? ''
    if (text !== value) typing.type(text)
  }, [])

  function clear() {
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
          onBlur={typing.leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') typing.now(event.currentTarget.value)
            if (event.key !== 'Escape' || typing.text === '') return
            event.stopPropagation()
            clear()
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
            onClick={clear}
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
