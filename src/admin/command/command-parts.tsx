import type { ReactNode } from 'react'
import { ListOption } from '../../ui/choices/list-option.tsx'
import { matchParts } from '../../ui/choices/match-parts.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import type { CommandRow } from './command-row.ts'

/** A row of the search, with what matches underlined. */
export function Row({
  row: { to, title, second, mark, end },
  words,
  listId,
  index,
  isActive,
  onOpen,
}: {
  row: CommandRow
  words: string
  listId: string
  index: number
  isActive: boolean
  onOpen: (to: string, isNewTab?: boolean) => void
}) {
  return (
    <ListOption
      {...{ listId, index, isActive }}
      onChoose={() => onOpen(to)}
      className="min-h-10.5 gap-2.5 px-3 py-1 max-sm:min-h-14"
    >
      <span className="grid w-9 flex-none place-items-center">
        {'avatar' in mark ? (
          <Avatar name={mark.avatar} />
        ) : 'picture' in mark ? (
          mark.picture
        ) : (
          <span
            className={`${mark.icon} grid size-7 place-items-center rounded-control bg-hov text-ink-2 before:size-4`}
          />
        )}
      </span>
      <span className="flex min-w-0 flex-1 gap-x-2.5 max-sm:grid">
        <span className="max-w-full flex-none truncate font-strong sm:max-w-4/5">
          <Matched text={title} words={words} />
        </span>
        <span className="min-w-0 truncate text-ink-2">
          <Matched text={second} words={words} />
        </span>
      </span>
      {end && <span className="flex-none">{end}</span>}
      {isActive && (
        <span
          aria-hidden="true"
          className="flex-none rounded-control border border-line bg-card px-1.5 py-0.5 text-xs text-ink-2 pointer-coarse:hidden"
        >
          Enter
        </span>
      )}
    </ListOption>
  )
}

/** The text with its match underlined. */
function Matched({ text, words }: { text: string; words: string }) {
  const [before, match, after] = matchParts(text, words)
  if (match === '') return text
  return (
    <>
      {before}
      <span className="underline decoration-accent decoration-2 underline-offset-4">{match}</span>
      {after}
    </>
  )
}

/** A sentence above the rows. */
export function Line({ children }: { children: ReactNode }) {
  return <p className="flex-none border-b border-line bg-wash px-5 py-2.5 text-ink-2">{children}</p>
}

const keys = [
  ['↑ ↓', 'choose'],
  ['Enter', 'open'],
  ['Ctrl Enter', 'new tab'],
  ['Tab', 'next group'],
  ['Esc', 'close'],
] as const

/** The keys, where there is a keyboard. */
export function Keys() {
  return (
    <footer className="hidden flex-none flex-wrap gap-x-4 gap-y-1 border-t border-line bg-wash px-5 py-2 text-sm text-ink-2 last:*:ml-auto sm:flex pointer-coarse:hidden">
      {keys.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="rounded-control border border-line bg-card px-1.5 py-0.5 text-xs">
            {key}
          </kbd>
          {does}
        </span>
      ))}
    </footer>
  )
}
