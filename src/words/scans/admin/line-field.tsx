import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { MAX_CHARS } from '../rules/scan.ts'
import type { Mark } from './line-marks.ts'
import { matchLink } from './match-link.ts'

const text =
  'col-start-1 row-start-1 min-w-0 px-3 py-2.25 text-sm leading-normal whitespace-pre-wrap wrap-anywhere max-md:text-base'

/** The text of a line: doubtful words amber, names of records teal and linked. Enter goes to the next line. */
export function LineField({
  label,
  value,
  marks,
  onChange,
  onEnter,
  ref,
}: {
  label: string
  value: string
  marks: readonly Mark[]
  onChange: (value: string) => void
  onEnter: () => void
  ref: Ref<HTMLTextAreaElement>
}) {
  function key(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="grid rounded-control border border-field bg-paper has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-1 has-[textarea:focus-visible]:outline-accent">
      <div aria-hidden="true" className={`${text} min-h-9.5 text-transparent max-md:min-h-11.5`}>
        {parts(value, marks, ({ match }, part, at) => (
          <span key={at} className={match ? recordLook : doubtLook}>
            {part}
          </span>
        ))}
        {/* Gives an empty line its height. */}
        {'\u200b'}
      </div>
      <textarea
        ref={ref}
        rows={1}
        aria-label={label}
        maxLength={MAX_CHARS}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={key}
        className={`peer ${text} relative resize-none overflow-hidden bg-transparent outline-none!`}
      />
      {marks.some(({ match }) => match) && (
        <div className={`${text} pointer-events-none relative text-transparent peer-focus:hidden`}>
          {parts(value, marks, ({ match }, part, at) =>
            match ? (
              <a
                key={at}
                href={matchLink(match)}
                target="_blank"
                rel="noreferrer"
                title={match.name}
                aria-label={`${part}: ${match.name}`}
                className={`pointer-events-auto relative text-ink pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5 ${recordLook}`}
              >
                {part}
              </a>
            ) : (
              <span key={at} aria-hidden="true">
                {part}
              </span>
            ),
          )}
        </div>
      )}
    </div>
  )
}

export const doubtLook = 'rounded-xs border-b-2 border-warning bg-warning-wash'
export const recordLook = 'rounded-xs border-b-2 border-accent bg-accent-wash'

type Shown = (mark: Mark, part: string, at: number) => ReactNode

/** The text with its marked parts replaced. */
function parts(value: string, marks: readonly Mark[], shown: Shown): ReactNode[] {
  let from = 0
  const nodes = marks.flatMap((mark) => {
    const before = value.slice(from, mark.start)
    from = mark.end
    return [before, shown(mark, value.slice(mark.start, mark.end), mark.start)]
  })
  return [...nodes, value.slice(from)]
}
