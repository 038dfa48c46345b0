import { useEffect, useRef } from 'react'
import type { Going } from '../../../admin/calls/job-done.ts'
import { formatNumber } from '../../../shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { RewriteAnswer } from './rewrite-answer.tsx'
import { failureOf, useRewrite } from './writing-calls.ts'

/** Rewrites a text as soon as it opens. The text stays as it is until Accept. */
export function RewritePanel({
  text,
  isPublic,
  onAccept,
  onClose,
}: {
  text: string
  /** Whether visitors read the text. */
  isPublic: boolean
  onAccept: (rewritten: string) => void
  onClose: () => void
}) {
  const rewrite = useRewrite()
  const box = useRef<HTMLElement>(null)
  const start = useRef(() => rewrite.mutate(text))
  useEffect(() => {
    start.current()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { submittedAt, isPending } = rewrite
  // The answer is higher than the place where it was waited for, and takes the focus of the button Stop that is gone.
  useEffect(() => {
    const { current: panel } = box
    const { activeElement: focused, body } = document
    if (isPending || submittedAt === 0 || !panel) return
    if (focused === body) panel.focus({ preventScroll: true })
    // Whoever types elsewhere meanwhile is left there.
    const isElsewhere =
      focused?.matches('input, textarea, select') && !panel.parentElement?.contains(focused)
    if (!isElsewhere) panel.scrollIntoView({ block: 'nearest' })
  }, [isPending, submittedAt])

  const again = () => rewrite.mutate(text)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Rewritten text"
      aria-busy={rewrite.isPending}
      className="dense grid scroll-my-3 grid-cols-1 max-md:scroll-mb-24 gap-3"
    >
      {rewrite.isError ? (
        <Alert
          title="Rewrite failed"
          onDismiss={onClose}
          action={
            <Button variant="quiet" size="small" onClick={again}>
              Try again
            </Button>
          }
        >
          {failureOf(rewrite.error)}
        </Alert>
      ) : rewrite.data ? (
        <RewriteAnswer
          key={rewrite.submittedAt}
          rewriting={rewrite.data}
          isStale={rewrite.data.text !== text}
          isPublic={isPublic}
          onAgain={again}
          onAccept={onAccept}
          onClose={onClose}
        />
      ) : (
        <Waiting
          going={rewrite.going}
          onStop={() => {
            rewrite.stop()
            onClose()
          }}
        />
      )}
    </section>
  )
}

function Waiting({ going: { done, ahead }, onStop }: { going: Going; onStop: () => void }) {
  return (
    <div className="grid min-h-56 grid-cols-1 content-start overflow-clip rounded-card border border-accent bg-card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
        <p role="status" className="mr-auto font-strong">
          Rewriting...
          <span className="ml-2 font-normal text-ink-2 tabular-nums">
            {progressWords(done, ahead)}
          </span>
        </p>
        <Button variant="quiet" size="small" onClick={onStop}>
          Stop
        </Button>
      </header>
      <div className="grid gap-3 px-4 py-5">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-11/12" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
    </div>
  )
}

function progressWords(letters: number, ahead: number | null): string {
  if (letters > 0) return `${counted(letters, 'character')} so far`
  if (ahead === null) return ''
  return ahead === 0 ? 'next in line' : `waiting, ${counted(ahead, 'text')} before this one`
}

function counted(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`
}
