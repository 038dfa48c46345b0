import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { useQuickDraft } from '../../../admin/drafts/use-quick-draft.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { trackKeyboardHeight } from '../../../ui/overlays/track-keyboard-height.ts'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { MAX_TITLE } from '../rules/task.ts'
import { dueWords } from './format-task.ts'
import { QuickParts } from './quick-parts.tsx'
import { QuickText } from './quick-text.tsx'
import { mentionedQuery, useAddTask } from './task-calls.ts'
import { isUnsure, type Overrides, taskOf, useUnderstood } from './use-understood.ts'

/**
 * Adds a task from one line, which says when, for whom and how urgent. What was understood stands beside it
 * and is changed by a press. On a phone it stands at the thumb.
 */
export function QuickLine() {
  const language = useLanguage()
  const queries = useQueryClient()
  const isOnline = useOnline()
  const box = useRef<HTMLInputElement>(null)
  const draft = useQuickDraft('quick task', { line: '' })
  // The server knows no draft.
  const line = useHydrated() ? draft.typed.line : ''
  const [overrides, setOverrides] = useState<Overrides>({})
  const [fault, setFault] = useState<string | null>(null)
  const understood = useUnderstood(line, overrides)
  const today = bangkokDate(new Date())
  const add = useAddTask((task) =>
    [dueWords(task, today, language).text, task.contact?.name].filter(Boolean).join(' · '),
  )

  function type(next: string): void {
    draft.type({ line: next })
    setFault(null)
    if (next.trim() === '') setOverrides({})
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (line.trim() === '') return box.current?.focus()
    const { names } = understood.read
    // Enter may come before the answer to whom the line names.
    const found =
      names.length > 0 && overrides.contact === undefined
        ? await queries.fetchQuery(mentionedQuery(names.map(({ text }) => text))).catch(() => null)
        : null
    if (isUnsure(found, overrides)) return setFault('Choose the contact above, or No contact.')
    add.mutateOnce(taskOf(line, understood, found, overrides), {
      onSuccess() {
        if (draft.clearSent(draft.typed)) setOverrides({})
        box.current?.focus()
      },
      onError: (error) => setFault(reasonBesideTitle(error, 'Failed to create task')),
    })
  }

  return (
    <form
      ref={trackKeyboardHeight}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Add a task"
      data-foot
      className="dense z-20 grid grid-cols-1 gap-2 rounded-card border-line bg-card max-md:fixed max-md:inset-x-0 max-md:bottom-(--keyboard,0px) max-md:rounded-none max-md:border-t max-md:bg-paper max-md:p-3 md:border md:p-1.5"
    >
      <div className="flex flex-wrap items-center gap-2 max-md:flex-col-reverse max-md:items-stretch">
        <div className="flex min-w-60 flex-1 items-center gap-2 max-md:w-full">
          <QuickText
            ref={box}
            line={line}
            parts={understood.marks}
            maxLength={MAX_TITLE}
            isInvalid={fault !== null}
            onType={type}
          />
          <Button type="submit" className="md:hidden" disabled={!isOnline || add.isPending}>
            {add.isPending ? 'Adding...' : 'Add'}
          </Button>
        </div>
        {line.trim() !== '' && (
          <QuickParts understood={understood} overrides={overrides} onChange={setOverrides} />
        )}
        <Button
          type="submit"
          variant="quiet"
          size="small"
          className="max-md:hidden"
          disabled={!isOnline || add.isPending}
        >
          {add.isPending ? 'Adding...' : 'Add'}
          <kbd className="rounded-control font-sans border border-line px-1.5 text-ink-2 pointer-coarse:hidden">
            Enter
          </kbd>
        </Button>
      </div>
      <p role="alert" className="px-2 text-sm text-danger empty:hidden">
        {fault}
      </p>
      {!isOnline && <p className="px-2 text-sm text-ink-2">{draft.offlineText}</p>}
    </form>
  )
}
