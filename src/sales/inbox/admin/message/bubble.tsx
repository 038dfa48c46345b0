import { type ReactNode, useState } from 'react'
import { classNames } from '../../../../ui/style/class-names.ts'
import { linkedParts } from './linked-parts.ts'

const looks = {
  plain: { in: 'border-line bg-card', out: 'border-transparent bg-accent-wash' },
  quiet: { in: 'border-dashed border-field', out: 'border-dashed border-field' },
  danger: { in: '', out: 'border-danger/40 bg-danger-wash' },
  warning: { in: '', out: 'border-warning/40 bg-warning-wash' },
}

/** The box of a message; a corner points to who wrote it. */
export function Bubble({
  side,
  look,
  children,
}: {
  side: 'in' | 'out'
  look: keyof typeof looks
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'max-w-full rounded-card border px-3.5 py-2 text-ink',
        side === 'in' ? 'rounded-tl-[3px]' : 'rounded-tr-[3px]',
        looks[look][side],
      )}
    >
      {children}
    </div>
  )
}

/** Letters and lines from which on a text is cut, with a button that shows the rest. */
const LONG = 1500
const MANY_LINES = 24

/** The text of a message with its links. */
export function BubbleText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > LONG || text.split('\n', MANY_LINES + 1).length > MANY_LINES
  return (
    <>
      <p
        className={classNames(
          'leading-relaxed wrap-anywhere whitespace-pre-wrap',
          isLong && !isWhole && 'line-clamp-[14]',
        )}
      >
        {linkedParts(text).map(({ at, text: part, href }) =>
          href ? (
            <a
              key={at}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent underline underline-offset-3"
            >
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-8 font-medium text-accent hover:underline pointer-coarse:min-h-11"
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}
