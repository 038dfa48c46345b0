import { useId, useMemo, useState } from 'react'
import { changePercentage as percentageOf, wordChanges } from '../../../shared/word-changes.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { BUILT_IN, isFailure } from '../rules/rewrite.ts'
import { ChangesView } from './changes-view.tsx'
import { ExposedNote } from './exposed-note.tsx'
import { FactLockLine } from './fact-lock-line.tsx'
import { type Rewriting, useFacts } from './writing-calls.ts'

type Props = {
  rewriting: Rewriting
  /** Whether the text was changed since. */
  isStale: boolean
  /** Whether visitors read the text. */
  isPublic: boolean
  onAgain: () => void
  onAccept: (rewritten: string) => void
  onClose: () => void
}

/** A rewritten text as its changes, with its facts; a press on a change rejects it. */
export function RewriteAnswer({ rewriting, isStale, isPublic, onAgain, onAccept, onClose }: Props) {
  const { text, rewrittenText, changePercentage, by, refused } = rewriting
  const name = useId()
  const [view, setView] = useState('changes')
  const [rejected, setRejected] = useState<readonly number[]>([])
  const changes = useMemo(() => wordChanges(text, rewrittenText), [text, rewrittenText])
  const mixture = changes
    .map(({ before, after }, index) => (rejected.includes(index) ? before : after))
    .join('')
  const isWhole = rejected.length === 0
  const comparison = useFacts(text, mixture, isWhole ? rewriting.facts : null)
  const { data: facts, isPlaceholderData, isError } = comparison
  const percentage = useMemo(
    () => (isWhole ? changePercentage : percentageOf(text, mixture)),
    [isWhole, changePercentage, text, mixture],
  )
  const isBroken = !facts || facts.lost.length + facts.added.length > 0
  if (rewrittenText === text) {
    return (
      <>
        <Alert tone="success" title="Nothing to rewrite" onDismiss={onClose}>
          The text is already in full sentences.
        </Alert>
        {refused && <Refusal why={refused} isChanged={false} onAgain={onAgain} />}
      </>
    )
  }
  return (
    <>
      <div className="grid grid-cols-1 overflow-clip rounded-card border border-accent bg-card">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
          <p className="font-strong">Rewritten</p>
          <span className="rounded-full bg-accent-wash px-2.5 py-0.5 text-sm text-accent tabular-nums">
            {percentage}% changed
          </span>
          <span className="dense-row ml-auto">
            <Segmented
              label="Show"
              name={name}
              value={view}
              onChange={setView}
              options={[
                { value: 'changes', label: 'Changes' },
                { value: 'text', label: 'New text' },
              ]}
            />
          </span>
        </header>
        {view === 'changes' ? (
          <ChangesView
            changes={changes}
            rejected={new Set(rejected)}
            onToggle={(index) =>
              setRejected((before) =>
                before.includes(index)
                  ? before.filter((other) => other !== index)
                  : [...before, index],
              )
            }
          />
        ) : (
          <p className="max-h-[40dvh] overflow-y-auto px-4 py-3 leading-[1.9] wrap-anywhere whitespace-pre-wrap">
            {mixture}
          </p>
        )}
        {isError ? (
          <div className="px-4 pb-3">
            <Alert
              action={
                <Button variant="quiet" size="small" onClick={() => void comparison.refetch()}>
                  Retry
                </Button>
              }
            >
              Couldn’t compare the facts of this combination.
            </Alert>
          </div>
        ) : (
          facts && <FactLockLine facts={facts} />
        )}
        {isPublic && (
          <div className="px-4 pb-3 empty:hidden">
            <ExposedNote
              text={mixture}
              remove="Accept without"
              onRemove={isBroken || isError || isPlaceholderData || isStale ? null : onAccept}
            />
          </div>
        )}
        <footer className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-card px-4 py-2.5">
          <p className="mr-auto text-ink-2 max-sm:w-full">
            {isStale
              ? 'The text has changed since.'
              : by === BUILT_IN
                ? 'By the built-in editor'
                : `By ${by}`}
          </p>
          <Button variant="quiet" size="small" onClick={onClose}>
            Reject
          </Button>
          {isStale ? (
            <Button size="small" onClick={onAgain}>
              Rewrite again
            </Button>
          ) : (
            <Button
              size="small"
              disabled={isBroken || isError || isPlaceholderData}
              onClick={() => onAccept(mixture)}
            >
              <span className="icon-check before:size-4" />
              Accept
            </Button>
          )}
        </footer>
      </div>
      {refused && <Refusal why={refused} isChanged onAgain={onAgain} />}
    </>
  )
}

/** Why the text is not the model's. */
function Refusal({
  why,
  isChanged,
  onAgain,
}: {
  why: string
  isChanged: boolean
  onAgain: () => void
}) {
  const isSilent = isFailure(why)
  const instead = isChanged
    ? 'The built-in editor’s version is shown above instead.'
    : 'The built-in editor found nothing to change.'
  return (
    <Alert
      tone="warning"
      title={isSilent ? why : 'The model’s version was rejected.'}
      action={
        <Button variant="quiet" size="small" onClick={onAgain}>
          Ask again
        </Button>
      }
    >
      {isSilent ? instead : `${why} ${instead}`}
    </Alert>
  )
}
