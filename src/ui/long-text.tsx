import { useId, useState } from 'react'

const LINES = 10
/** About the characters of so many lines in a side column, and in the middle of a page. */
const LETTERS = { side: 420, middle: 850 }

/** A text that people wrote, with its lines; a long one is cut, with a button that shows the rest. */
export function LongText({
  text,
  label,
  column = 'side',
}: {
  text: string
  label: string
  column?: keyof typeof LETTERS
}) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > LETTERS[column] || text.split('\n').length > LINES
  return (
    <>
      <p
        id={id}
        className={`whitespace-pre-line wrap-anywhere ${isLong && !isWhole ? 'line-clamp-10' : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          className="mt-1 min-h-(--press) font-medium text-accent underline-offset-3 hover:underline"
        >
          {isWhole ? 'Show less' : 'Show all'}
          <span className="sr-only"> of the {label}</span>
        </button>
      )}
    </>
  )
}
