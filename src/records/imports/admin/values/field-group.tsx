import { useState } from 'react'
import { formatNumber } from '../../../../shared/money.ts'
import { useTexts } from '../../../../ui/language.tsx'
import type { FieldValues, MappingInput, OpenSpelling, ReadSpelling } from '../../rules/values.ts'
import { Question } from './question.tsx'
import { valuesTexts } from './values-texts.ts'

type Props = {
  field: FieldValues
  /** The spellings that were read and are shown. */
  read: readonly ReadSpelling[]
  onAnswer: (answer: MappingInput) => void
}

/** A field of the file: what is open in it, and how its spellings were read. */
export function FieldGroup({ field, read, onAnswer }: Props) {
  const headers = field.headers.join(', ')
  const answers = (text: string) => (value: MappingInput['value']) =>
    onAnswer({ field: field.field, text, value })
  return (
    <li>
      <h3 className="flex flex-wrap items-baseline gap-x-2 border-t border-line px-4 pt-2.5 pb-1.5 text-sm font-strong">
        {field.label}
        {headers !== field.label && (
          <span className="min-w-0 truncate font-normal text-ink-2">{headers}</span>
        )}
      </h3>
      <ul>
        {field.open.map((spelling) => (
          <Open key={spelling.text} {...{ field, spelling }} onAnswer={answers(spelling.text)} />
        ))}
        {read.map((spelling) => (
          <Read key={spelling.text} {...{ field, spelling }} onAnswer={answers(spelling.text)} />
        ))}
      </ul>
    </li>
  )
}

type Line<Spelling> = {
  field: FieldValues
  spelling: Spelling
  onAnswer: (value: MappingInput['value']) => void
}

function Open({ field, spelling, onAnswer }: Line<OpenSpelling>) {
  const { text, rows, proposals } = spelling
  return (
    <li
      data-question={`${field.field} ${text}`}
      className="mb-1 grid gap-1.5 bg-warning-wash px-4 py-2"
    >
      <span className="flex items-center justify-between gap-3">
        <Spelled text={text} isOpen />
        <Rows rows={rows} />
      </span>
      <Question {...{ field, text, proposals, onAnswer }} />
    </li>
  )
}

function Read({ field, spelling, onAnswer }: Line<ReadSpelling>) {
  const texts = useTexts(valuesTexts)
  const [isChanging, setIsChanging] = useState(false)
  const { text, rows, label } = spelling
  return (
    <li className="grid gap-1.5 border-t border-line px-4 py-1.5 first:border-t-0">
      <span className="flex min-h-8 items-center gap-2.5">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <Spelled text={text} />
          <span className="icon-arrow-right text-ink-3 before:size-3.5">
            <span className="sr-only">{texts.readAs}</span>
          </span>
          <b className="min-w-0 font-strong wrap-anywhere tabular-nums">{label}</b>
        </span>
        <Rows rows={rows} />
        <button
          type="button"
          aria-expanded={isChanging}
          onClick={() => setIsChanging(!isChanging)}
          className="flex-none rounded-control font-medium text-accent underline-offset-3 hover:underline pointer-coarse:min-h-11"
        >
          {texts.change}
          <span className="sr-only"> “{text}”</span>
        </button>
      </span>
      {isChanging && (
        <Question
          {...{ field, text }}
          proposals={proposalsOf(spelling)}
          onAnswer={(value) => {
            setIsChanging(false)
            onAnswer(value)
          }}
        />
      )}
    </li>
  )
}

/** To change how a spelling was read, that is proposed again. */
function proposalsOf({ value, label }: ReadSpelling): OpenSpelling['proposals'] {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
  if (!isPlain) return []
  const answer = typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
  return [{ value: answer, label, detail: null, isLikely: true }]
}

function Spelled({ text, isOpen = false }: { text: string; isOpen?: boolean }) {
  const texts = useTexts(valuesTexts)
  return (
    <span
      className={`min-w-0 rounded-control px-1.5 py-0.5 wrap-anywhere ${isOpen ? 'bg-card' : 'bg-hov'}`}
    >
      {text || <i>{texts.empty}</i>}
    </span>
  )
}

function Rows({ rows }: { rows: number }) {
  const texts = useTexts(valuesTexts)
  return (
    <span className="flex-none text-ink-2 tabular-nums">
      {texts.rows({ rows: formatNumber(rows), isOne: rows === 1 })}
    </span>
  )
}
