import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { ScanRecord } from '../rules/scan.ts'
import { doubtLook, LineField, recordLook } from './line-field.tsx'
import { marksOf } from './line-marks.ts'
import { LinePicture } from './line-picture.tsx'
import { counted } from './scan-texts.ts'

/** The lines of a note, each under its picture, with a way through the doubtful words. */
export function ScanLines({
  scan,
  texts,
  onChange,
}: {
  scan: ScanRecord
  texts: readonly string[]
  onChange: (texts: string[]) => void
}) {
  const fields = useRef<(HTMLTextAreaElement | null)[]>([])
  const last = useRef({ line: 0, start: -1 })
  const marks = marksOf(scan, texts)
  const doubts = marks.flatMap((own, line) =>
    own.flatMap(({ start, end, match }) => (match ? [] : [{ line, start, end }])),
  )

  function showNext(): void {
    const { line, start } = last.current
    const isAfter = (one: { line: number; start: number }) =>
      one.line > line || (one.line === line && one.start > start)
    const next = doubts.find(isAfter) ?? doubts[0]
    if (!next) return
    last.current = next
    const field = fields.current[next.line]
    field?.focus()
    field?.setSelectionRange(next.start, next.end)
    field?.scrollIntoView({ block: 'center' })
  }

  return (
    <section aria-label="Lines of the note" className="grid min-w-0 content-start gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3">
        <h3 className="text-sm font-strong">{counted(texts.length, 'line')}</h3>
        <p role="status" className="text-ink-2">
          {doubts.length > 0 && `${counted(doubts.length, 'word')} to check`}
        </p>
        {doubts.length > 0 && (
          <Button variant="plain" size="small" className="ml-auto text-accent!" onClick={showNext}>
            Next one
          </Button>
        )}
      </div>
      <ol className="grid min-w-0 gap-3">
        {texts.map((text, at) => {
          const line = scan.lines[at]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the page
            <li key={at} className="grid min-w-0 gap-1">
              {line && <LinePicture scan={scan} line={line} number={at + 1} />}
              <LineField
                ref={(field) => {
                  fields.current[at] = field
                }}
                label={`Text of line ${at + 1}`}
                value={text}
                marks={marks[at] ?? []}
                onChange={(value) => onChange(texts.with(at, value))}
                onEnter={() => fields.current[at + 1]?.focus()}
              />
            </li>
          )
        })}
      </ol>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...texts, ''])}
      >
        <span className="icon-plus before:size-4" />
        Add a line
      </Button>
      {marks.flat().length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          {doubts.length > 0 && (
            <span>
              <span className={`text-ink ${doubtLook}`}>word</span> doubtful
            </span>
          )}
          {marks.flat().length > doubts.length && (
            <span>
              <span className={`text-ink ${recordLook}`}>word</span> matched to a record
            </span>
          )}
        </p>
      )}
    </section>
  )
}
