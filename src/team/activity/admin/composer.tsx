import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { useQuickDraft } from '../../../admin/drafts/use-quick-draft.ts'
import { bangkokMidnight } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { useWritingTools } from '../../../words/writing/admin/use-writing-tools.tsx'
import { type EnteredType, EnteredTypes, needsDate, needsText } from '../rules/activity.ts'
import { activityDraft, type TimelineOf, useAddActivity } from './timeline-calls.ts'

const kinds: readonly { type: EnteredType; icon: string; placeholder: string }[] = [
  { type: 'note', icon: 'icon-notebook-pen', placeholder: 'Write a note' },
  { type: 'call', icon: 'icon-phone', placeholder: 'What was discussed' },
  { type: 'email', icon: 'icon-mail', placeholder: 'What was written' },
  { type: 'meeting', icon: 'icon-calendar', placeholder: 'Purpose and place' },
  { type: 'task', icon: 'icon-list-checks', placeholder: 'What needs to be done' },
]

const blank = {
  type: 'note' as EnteredType,
  text: '',
  day: null as string | null,
  time: '',
  minutes: '',
}
type Typed = typeof blank
type Faults = Partial<Record<'text' | 'day' | 'time' | 'minutes' | 'send', string>>

/** What the buttons of a page do with its composer. */
export type ComposerHandle = {
  /** Begins an entry of a kind, keeping what was typed. */
  begin: (type: EnteredType) => void
}

/**
 * Adds a note, a call, an e-mail, a meeting or a task to the timeline of a contact or a deal. What was typed is kept as
 * a draft.
 */
export function Composer({ of, ref }: { of: TimelineOf; ref?: Ref<ComposerHandle> }) {
  const draft = useQuickDraft(activityDraft(of), blank)
  const { typed, type } = draft
  const box = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const add = useAddActivity(of)
  const isOnline = useOnline()
  const [faults, setFaults] = useState<Faults>({})
  const kind = kinds.find((candidate) => candidate.type === typed.type) ?? kinds[0]
  const label = EnteredTypes.labels[typed.type]
  const { buttons, panel } = useWritingTools({
    text: typed.text,
    onChange: (text) => change({ text }),
    areIcons: true,
  })

  function change(changes: Partial<Typed>): void {
    type(changes)
    setFaults({})
  }

  // Whoever presses the button is led to what is missing.
  useEffect(() => {
    if (faults.text) box.current?.focus()
    else form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus()
  }, [faults])

  useImperativeHandle(ref, () => ({
    begin(kind) {
      if (typed.type !== kind) change({ type: kind })
      box.current?.focus()
    },
  }))

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    const wrong = faultsOf(typed)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return
    add.mutateOnce(bodyOf(typed), {
      onSuccess: () => draft.clearSent(typed),
      onError: (error) => setFaults({ send: reasonBesideTitle(error, 'Couldn’t add it') }),
    })
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={handleKey}
      aria-label="Add to the timeline"
      className="dense grid grid-cols-1 rounded-card border border-line bg-card"
    >
      <fieldset className="flex min-w-0 overflow-x-auto border-b border-line px-1.5 [scrollbar-width:none]">
        <legend className="sr-only">Type</legend>
        {kinds.map(({ type: each, icon }) => (
          <button
            key={each}
            type="button"
            aria-pressed={typed.type === each}
            onClick={() => change({ type: each })}
            className="-mb-px flex h-11 flex-none items-center gap-2 border-b-2 border-transparent px-3 text-ink-2 -outline-offset-2! hover:text-ink aria-pressed:border-accent aria-pressed:font-strong aria-pressed:text-ink"
          >
            <span className={`${icon} before:size-4`} />
            {EnteredTypes.labels[each]}
          </button>
        ))}
      </fieldset>
      <textarea
        ref={box}
        rows={2}
        aria-label={label}
        aria-invalid={faults.text ? true : undefined}
        placeholder={kind?.placeholder}
        maxLength={10_000}
        value={typed.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        className="field-sizing-content min-h-16 w-full resize-none bg-transparent px-4 pt-3 outline-none placeholder:text-ink-3 pointer-coarse:text-base"
      />
      {(needsDate.includes(typed.type) || typed.type === 'call') && (
        <div className="flex flex-wrap gap-3 px-4 pt-2">
          {needsDate.includes(typed.type) && (
            <>
              <DateField
                label="Date"
                className="w-44"
                disablePast={typed.type === 'task'}
                value={typed.day}
                onChange={(day) => change({ day })}
                error={faults.day}
              />
              <TextField
                label="Time"
                className="w-32"
                type="time"
                value={typed.time}
                onChange={({ currentTarget }) => change({ time: currentTarget.value })}
                error={faults.time}
              />
            </>
          )}
          {typed.type === 'call' && (
            <TextField
              label="Minutes"
              className="w-28"
              inputMode="numeric"
              value={typed.minutes}
              onChange={({ currentTarget }) => change({ minutes: currentTarget.value })}
              error={faults.minutes}
            />
          )}
        </div>
      )}
      {panel && <div className="px-3 pt-2">{panel}</div>}
      <div className="flex items-center justify-end gap-1 p-3">
        {buttons}
        <p
          role="alert"
          className={classNames('flex-1 text-sm', faults.text || faults.send ? 'text-danger' : '')}
        >
          {faults.text ?? faults.send ?? (isOnline ? '' : draft.offlineText)}
        </p>
        <Button type="submit" size="small" disabled={add.isPending || !isOnline}>
          {add.isPending ? 'Adding...' : `Add ${label.toLowerCase()}`}
        </Button>
      </div>
    </form>
  )
}

function faultsOf({ type, text, day, minutes }: Typed): Faults {
  const label = EnteredTypes.labels[type]
  return {
    ...(needsText.includes(type) &&
      text.trim() === '' && { text: `${label}: please enter some text` }),
    ...(needsDate.includes(type) && !day && { day: 'Please choose a date' }),
    ...(type === 'call' &&
      minutes.trim() !== '' &&
      !/^\d{1,4}$/.test(minutes.trim()) && { minutes: 'Enter whole minutes' }),
  }
}

function bodyOf({ type, text, day, time, minutes }: Typed) {
  const description = text.trim() || null
  if (type === 'task') return { type, description, dueDate: day, dueTime: time || null }
  if (type === 'meeting') {
    return {
      type,
      description,
      dueDate: day,
      ...(day && time && { timestamp: atTime(day, time) }),
    }
  }
  return {
    type,
    description,
    ...(type === 'call' && minutes.trim() !== '' && { duration: Number(minutes) }),
  }
}

/** A time of a day in Bangkok as an ISO timestamp. */
function atTime(day: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(Date.parse(bangkokMidnight(day)) + (hours * 60 + minutes) * 60_000).toISOString()
}
