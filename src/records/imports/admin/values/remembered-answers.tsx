import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { formatDate } from '../../../../shared/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage, useTexts } from '../../../../ui/language.tsx'
import type { ImportKind } from '../../rules/import.ts'
import type { RememberedMapping } from '../../rules/values.ts'
import { rememberedQuery, useForget } from './value-calls.ts'
import { valuesTexts } from './values-texts.ts'

/** The answers that the next files use, of one kind or of all; each can be forgotten. */
export function RememberedMappings({ kind }: { kind?: ImportKind }) {
  const texts = useTexts(valuesTexts)
  const { data, isError, refetch } = useQuery(rememberedQuery(kind))
  const forget = useForget()
  if (isError && !data) return <ErrorState title={texts.listFailed} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  if (data.length === 0) return <EmptyState title={texts.noneRemembered} />
  return (
    <div className="grid gap-2 text-sm">
      <RefusalAlert save={forget} />
      <ul aria-label={texts.rememberedMappings} className="grid">
        {data.map((answer) => (
          <Answer
            key={answer.id}
            answer={answer}
            onForget={(focusNext) => forget.mutateOnce(answer, { onSuccess: focusNext })}
          />
        ))}
      </ul>
    </div>
  )
}

function Answer({
  answer,
  onForget,
}: {
  answer: RememberedMapping
  onForget: (focusNext: () => void) => void
}) {
  const line = useRef<HTMLLIElement>(null)
  const texts = useTexts(valuesTexts)
  const language = useLanguage()
  const { fieldLabel, text, label, answeredAt, answeredBy } = answer
  return (
    <li
      ref={line}
      className="flex min-h-12 items-center gap-3 border-b border-line py-1.5 last:border-b-0"
    >
      <span className="grid min-w-0 flex-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="min-w-0 wrap-anywhere">{text}</span>
          <span className="icon-arrow-right text-ink-3 before:size-3.5">
            <span className="sr-only">{texts.readAs}</span>
          </span>
          <b className="font-strong">{label}</b>
        </span>
        <span className="text-ink-2">
          {[fieldLabel, answeredBy, formatDate(answeredAt, language)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button variant="quiet" size="small" onClick={() => onForget(focusBeside(line.current))}>
        {texts.forget}
        <span className="sr-only"> “{text}”</span>
      </Button>
    </li>
  )
}

/** Focuses the answer after this one, else the one before it: this one is gone by then. */
function focusBeside(line: HTMLElement | null): () => void {
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  return () => beside?.querySelector('button')?.focus()
}
