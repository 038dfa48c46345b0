import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextAreaField } from '../../../ui/fields/field.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type FoundValue, MAX_CHARS } from '../rules/draft.ts'
import { segmentsOf } from './marks.ts'
import type { Paste } from './use-paste.ts'

const names = { th: 'Thai', en: 'English' }

/** The pasted message: a box to paste into, then its words with the numbers of the fields. */
export function MessageCard({
  paste,
  found,
  doubtful,
}: {
  paste: Paste
  found: readonly FoundValue[]
  /** Groups whose value is partly guessed. */
  doubtful: readonly string[]
}) {
  const { isEditing, draft } = paste
  const { chat } = draft.data ?? {}
  const about = chat && [chat.source, chat.languages.map((tag) => names[tag]).join(' and ')]
  return (
    <Card>
      <header className="flex min-h-11.5 items-center gap-3 border-b border-line py-1 pr-2.5 pl-4">
        <h2 className="mr-auto text-base">The message</h2>
        {!isEditing && about && (
          <span className="text-ink-2">{about.filter(Boolean).join(', ')}</span>
        )}
        {!isEditing && (
          <Button variant="plain" size="small" className="text-accent" onClick={paste.edit}>
            Edit
          </Button>
        )}
      </header>
      {isEditing ? <Box paste={paste} /> : <Marked {...{ paste, found, doubtful }} />}
    </Card>
  )
}

function Box({ paste }: { paste: Paste }) {
  const { text } = paste
  const isPasted = useRef(false)
  return (
    <div className="grid gap-3 p-4">
      <TextAreaField
        label={
          paste.kind === 'unit'
            ? 'A chat from LINE or WhatsApp, or a message about a home'
            : 'A chat from LINE or WhatsApp, or a message of an owner or a buyer'
        }
        rows={12}
        value={text}
        error={paste.isTooLong ? tooLong(text.length) : null}
        autoFocus
        onPaste={() => {
          isPasted.current = true
        }}
        onChange={({ currentTarget }) => {
          const written = currentTarget.value
          // A part that is pasted into a text belongs to it.
          paste.write(written, text === '' || (isPasted.current && !isPartOf(text, written)))
          // What is pasted is read at once; what is typed, when it is done.
          if (isPasted.current) paste.read()
          isPasted.current = false
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) paste.read()
        }}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {text !== '' && (
          <Button variant="quiet" size="small" onClick={paste.clear}>
            Clear
          </Button>
        )}
        <Button size="small" disabled={text.trim() === '' || paste.isTooLong} onClick={paste.read}>
          Read
        </Button>
      </div>
    </div>
  )
}

/** Whether something was put into a text and nothing taken out of it. */
function isPartOf(text: string, written: string): boolean {
  let same = 0
  while (same < text.length && text[same] === written[same]) same += 1
  return written.endsWith(text.slice(same))
}

function tooLong(letters: number): string {
  return `At most ${formatNumber(MAX_CHARS)} characters are read. This text has ${formatNumber(letters)}: leave out the oldest messages.`
}

function Marked({
  paste,
  found,
  doubtful,
}: {
  paste: Paste
  found: readonly FoundValue[]
  doubtful: readonly string[]
}) {
  const { text, lit } = paste
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (lit) first.current?.scrollIntoView({ block: 'nearest' })
  }, [lit])
  let isFirst = true
  return (
    <p className="max-h-[70dvh] overflow-y-auto px-4 pt-3.5 pb-4 leading-[1.85] wrap-anywhere whitespace-pre-line">
      {segmentsOf(text, found).map(({ text: words, mark, start }) => {
        if (!mark) return <span key={start}>{words}</span>
        const isLit = lit !== null && mark.groups.includes(lit)
        const isRef = isLit && isFirst
        if (isLit) isFirst = false
        const isDoubtful = mark.groups.some((group) => doubtful.includes(group))
        return (
          <button
            key={start}
            type="button"
            ref={isRef ? first : undefined}
            aria-pressed={isLit}
            onClick={() => paste.light(mark.groups[0] ?? '')}
            className={classNames(
              'inline rounded-sm px-0.75 text-left shadow-[inset_0_-2px]',
              isLit
                ? 'bg-accent text-on-accent shadow-accent'
                : isDoubtful
                  ? 'bg-warning-wash shadow-warning'
                  : 'bg-accent-wash shadow-accent',
            )}
          >
            {words}
            <span
              className={classNames(
                'ml-1 text-sm font-strong',
                !isLit && (isDoubtful ? 'text-warning' : 'text-accent'),
              )}
            >
              {mark.numbers.join(', ')}
            </span>
          </button>
        )
      })}
    </p>
  )
}
