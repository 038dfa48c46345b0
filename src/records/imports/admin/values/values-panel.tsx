import { useRef, useState } from 'react'
import { formatNumber } from '../../../../shared/money.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import type { ImportDetail } from '../../rules/import.ts'
import type { ImportValues, MappingInput } from '../../rules/values.ts'
import { FieldGroup } from './field-group.tsx'
import { PeopleLine } from './people-line.tsx'
import { RememberedLink, RememberFoot } from './remember-foot.tsx'
import { useAnswers } from './value-calls.ts'
import { valuesTexts } from './values-texts.ts'

/**
 * How the values of a file were read: what is open is asked, once for all its rows. An answer moves the focus to the
 * next question.
 */
export function ValuesPanel({ record, values }: { record: ImportDetail; values: ImportValues }) {
  const texts = useTexts(valuesTexts)
  const panel = useRef<HTMLElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const { answer, unsent, reason, retry } = useAnswers(record.id)
  const { fields, open, heldUp, people } = values
  const hidden = fields.reduce((sum, field) => sum + field.read.length - briefly(field).length, 0)
  const isQuiet = open === 0 && !showsAll
  const shown = isQuiet
    ? []
    : fields
        .map((field) => ({ field, read: showsAll ? field.read : briefly(field) }))
        .filter(({ field, read }) => field.open.length + read.length > 0)
  const readByItself = countRead(values)
  // With nothing to remember it is one line.
  const hasFoot = open > 0 || fields.some(({ read }) => read.some(({ by }) => by === 'answer'))

  function named({ field: id, text }: MappingInput): string {
    return text ? `“${text}”` : texts.emptyOf(fields.find(({ field }) => field === id)?.label ?? id)
  }

  function answerOne(one: MappingInput): void {
    answer(one)
    focusNext(panel.current, `${one.field} ${one.text}`)
  }

  return (
    <Card className="dense-row self-start overflow-clip text-sm">
      <section ref={panel} aria-label={texts.panel}>
        <header className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-2">
          <h2 className="text-base">{texts.title}</h2>
          {open > 0 ? (
            <Badge tone="warning" className="tabular-nums">
              {texts.toAnswer(formatNumber(open))}
            </Badge>
          ) : (
            <span role="status" className="text-ink-2">
              {texts.nothingToAsk}
            </span>
          )}
          {heldUp > 0 && (
            <span className="ml-auto text-ink-2 tabular-nums">
              {texts.holdUp({ rows: formatNumber(heldUp), isOne: heldUp === 1 })}
            </span>
          )}
          {isQuiet && readByItself > 0 && (
            <More
              text={texts.readByThemselves({
                count: formatNumber(readByItself),
                isOne: readByItself === 1,
              })}
              isOpen={showsAll}
              onPress={() => setShowsAll(true)}
            />
          )}
          {!hasFoot && (
            <span className="ml-auto">
              <RememberedLink record={record} values={values} />
            </span>
          )}
        </header>
        {unsent.length > 0 && (
          <div className="px-4 pb-2.5">
            <Alert
              title={texts.notKept({
                count: formatNumber(unsent.length),
                isOne: unsent.length === 1,
              })}
              action={
                <Button variant="quiet" size="small" onClick={retry}>
                  {texts.retry}
                </Button>
              }
            >
              {unsent.map(named).join(', ')}. {reason}
            </Alert>
          </div>
        )}
        {shown.length > 0 && (
          <ul>
            {shown.map(({ field, read }) => (
              <FieldGroup key={field.field} {...{ field, read }} onAnswer={answerOne} />
            ))}
          </ul>
        )}
        <PeopleLine people={people} />
        {!isQuiet && (showsAll || hidden > 0) && (
          <div className="border-t border-line px-4 py-1">
            <More
              text={texts.more({ count: formatNumber(hidden), isOne: hidden === 1 })}
              isOpen={showsAll}
              onPress={() => setShowsAll(!showsAll)}
            />
          </div>
        )}
        {hasFoot && <RememberFoot record={record} values={values} />}
      </section>
    </Card>
  )
}

function More({ text, isOpen, onPress }: { text: string; isOpen: boolean; onPress: () => void }) {
  const texts = useTexts(valuesTexts)
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="icon-chevron-right inline-flex min-h-8 items-center gap-1.5 rounded-control font-medium text-accent before:size-3.5 aria-expanded:before:rotate-90 hover:underline pointer-coarse:min-h-11"
    >
      {isOpen ? texts.hide : text}
    </button>
  )
}

/** Of a field: what was answered, and the most frequent spelling that was read by itself. */
function briefly({ open, read }: ImportValues['fields'][number]) {
  const answered = read.filter(({ by }) => by === 'answer')
  const [first] = read.filter(({ by }) => by !== 'answer')
  return open.length > 0 && first ? [...answered, first] : answered
}

function countRead({ fields }: ImportValues): number {
  return fields.reduce((sum, { read, more }) => sum + read.length + more, 0)
}

function focusNext(panel: HTMLElement | null, key: string): void {
  const questions = [...(panel?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
  const index = questions.findIndex(({ dataset }) => dataset.question === key)
  const next = questions[index + 1] ?? questions.find(({ dataset }) => dataset.question !== key)
  const target = next ?? panel?.querySelector<HTMLElement>('footer')
  target?.querySelector<HTMLElement>('select, button, input')?.focus()
}
