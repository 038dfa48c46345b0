import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type FeedbackValue, FeedbackValues, MAX_WORDS } from '../rules/feedback.ts'
import type { ViewedHome, ViewingRecord } from '../rules/viewing.ts'
import { useAnswer } from './viewing-calls.ts'

/** What the client thought of a home: one press, and words for another reason. */
export function AnswerHome({
  viewing,
  home,
  isOwn,
}: {
  viewing: Pick<ViewingRecord, 'id' | 'state'>
  home: ViewedHome
  /** Whether the reader may write it down. */
  isOwn: boolean
}) {
  const language = useLanguage()
  const save = useAnswer()
  const { unitId, name, agent, client } = home
  // What is being saved is shown at once.
  const shown = save.isPending ? save.variables.input : agent
  const chosen = shown?.answer
  const [isWriting, setWriting] = useState(false)
  const [words, setWords] = useState(agent?.words ?? '')
  const box = useRef<HTMLFormElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const hasSaved = save.isSuccess && !isWriting
  // The field that had the focus is gone.
  useEffect(() => {
    if (hasSaved && document.activeElement === document.body) {
      buttons.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    }
  }, [hasSaved])
  const send = (answer: FeedbackValue | null, said: string | null = null) =>
    save.mutate(
      {
        viewing,
        name,
        input: { unitId, answer, words: said },
        before: { unitId, answer: chosen ?? null, words: shown?.words ?? null },
      },
      { onSuccess: () => setWriting(false) },
    )
  return (
    <div className="grid grid-cols-1 gap-2">
      {client && (
        <p>
          {'Client: '}
          <b className="font-medium">{labelOf(FeedbackValues, client.answer, language)}</b>
          {client.words && ` “${client.words}”`}
        </p>
      )}
      {!isOwn && agent && (
        <p>{`${agent.by ?? 'Agent'}: ${labelOf(FeedbackValues, agent.answer, language)}`}</p>
      )}
      {isOwn && (
        // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no fields
        <div
          ref={buttons}
          role="group"
          aria-label={`Feedback on ${name}`}
          className="flex flex-wrap gap-2"
        >
          {FeedbackValues.ids.map((id) => {
            const isChosen = chosen === id
            return (
              <button
                key={id}
                type="button"
                aria-pressed={isChosen}
                // Not disabled while it is saved, which would take the focus away.
                onClick={() => {
                  if (id !== 'other' || isChosen) return send(isChosen ? null : id)
                  flushSync(() => setWriting(true))
                  box.current?.querySelector('input')?.focus()
                }}
                className={classNames(
                  'inline-flex min-h-(--press) items-center gap-1.5 rounded-control border px-3 text-sm font-medium',
                  isChosen
                    ? 'border-accent bg-accent-wash text-accent'
                    : 'border-line bg-card hover:border-field',
                )}
              >
                {isChosen && <span className="icon-check before:size-4" />}
                {labelOf(FeedbackValues, id, language)}
              </button>
            )
          })}
        </div>
      )}
      {isOwn && agent?.words && !isWriting && <p className="text-ink-2">{`“${agent.words}”`}</p>}
      {isWriting && (
        <form
          ref={box}
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (words.trim()) send('other', words.trim())
          }}
        >
          <TextField
            label="In a few words"
            value={words}
            maxLength={MAX_WORDS}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            className="min-w-0 flex-1 basis-48"
          />
          <Button type="submit" size="small" disabled={save.isPending || !words.trim()}>
            Save
          </Button>
        </form>
      )}
    </div>
  )
}
