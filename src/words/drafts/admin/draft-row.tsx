import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import type { FoundValue } from '../rules/draft.ts'
import { sourceOf } from './marks.ts'
import type { Paste } from './use-paste.ts'

/** Labels of fields that stand in a row with another label are for screen readers. */
export const hidesLabel = '[&_label]:sr-only min-w-0 flex-1'

/** One row of a draft: its label, its fields, and the words they came from; amber while one of them is missing. */
export function DraftRow({
  paste,
  label,
  groups,
  found,
  questions = [],
  says,
  isRequired = false,
  children,
}: {
  paste: Paste
  label: string
  /** The groups of the fields of this row. */
  groups: readonly string[]
  found: readonly FoundValue[]
  /** The questions for what is missing of it. */
  questions?: readonly string[]
  /** Where it comes from besides: `the project`. */
  says?: string | null | undefined
  isRequired?: boolean
  children: ReactNode
}) {
  const isLit = paste.lit !== null && groups.includes(paste.lit)
  const { numbers, words } = sourceOf(paste.text, found, groups)
  const isAsked = questions.length > 0
  return (
    <fieldset
      aria-label={label}
      data-asked={isAsked || undefined}
      className={classNames(
        'grid items-center gap-x-3.5 gap-y-0.5 border-b border-line px-4 py-1.5 last:border-0 md:min-h-12.5 md:grid-cols-[9rem_minmax(0,1fr)] xl:grid-cols-[9rem_minmax(0,1fr)_15.5rem]',
        isLit ? 'bg-hov' : isAsked && 'bg-warning-wash',
      )}
    >
      <span className="font-medium text-ink-2">
        {label}
        {isRequired && isAsked && ' *'}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {children}
        {questions.map((question) => (
          <Button
            key={question}
            variant="quiet"
            size="small"
            onClick={() =>
              void copyText(
                question,
                { text: 'The question is copied.' },
                `Copy it by hand: ${question}`,
              )
            }
          >
            <span className="icon-copy before:size-4" />
            Copy the question
          </Button>
        ))}
      </div>
      <div className="min-w-0 text-ink-2 md:max-xl:col-start-2">
        {says && <span>{says} </span>}
        {numbers.length > 0 && (
          <button
            type="button"
            aria-pressed={isLit}
            onClick={() =>
              paste.light(groups.find((group) => group === paste.lit) ?? firstOf(found, groups))
            }
            className="inline-flex min-h-6 max-w-full items-center gap-1 text-left hover:text-ink pointer-coarse:min-h-11"
            title={words.join(', ')}
          >
            <b className="font-medium">{numbers.join(', ')}</b>
            <span className="truncate">{words.map((each) => `“${each}”`).join(', ')}</span>
          </button>
        )}
        {isAsked && (
          <p>
            Not in the message
            {questions.map((question) => (
              <span key={question} className="block">{`“${question}”`}</span>
            ))}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function firstOf(found: readonly FoundValue[], groups: readonly string[]): string {
  const known = groups.find((group) => sourceOf('', found, [group]).numbers.length > 0)
  return known ?? groups[0] ?? ''
}
