import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResponseBody } from '../../../admin/calls/call.ts'
import type { Chosen } from '../../../admin/record-form/form-fields.tsx'
import { bangkokDate } from '../../../shared/dates.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { type QuickLine, type QuickPart, readQuickLine } from '../rules/quick-line/quick-line.ts'
import type { TaskInput, TaskPriority, TaskRepeat } from '../rules/task.ts'
import { mentionedQuery } from './task-calls.ts'

type Mentioned = ResponseBody<'get /api/leads/mentioned'>

/** What was changed by a press; absent is as the line says. */
export type Overrides = {
  contact?: Chosen | null
  day?: string | null
  time?: string | null
  priority?: TaskPriority
  repeat?: TaskRepeat
}

/** What a line says, with what was changed. */
export type Understood = {
  read: QuickLine
  /** The contact it is about; several when the name is that of several. */
  contact: Chosen | null
  candidates: readonly Chosen[]
  name: string
  day: string | null
  time: string | null
  priority: TaskPriority
  repeat: TaskRepeat
  /** What was understood, in the line's order. */
  marks: QuickPart[]
}

const PAUSE = 200

/** Reads a line as it is typed, and asks the server whom it names. */
export function useUnderstood(line: string, overrides: Overrides): Understood {
  const read = useMemo(() => readQuickLine(line, new Date()), [line])
  const names = read.names.map(({ text }) => text)
  const asked = useDebounced(names.join('\n'), PAUSE)
  const answer = useQuery(mentionedQuery(asked === '' ? [] : asked.split('\n')))
  // The answer to another text says nothing of this one.
  const isCurrent = asked === names.join('\n') && asked !== '' && !answer.isPlaceholderData
  const found = isCurrent ? (answer.data ?? null) : null
  const named = nameOf(read, found)
  const candidates = found?.contacts ?? []
  const only = candidates.length === 1 ? (candidates[0] ?? null) : null
  const day = overrides.day === undefined ? dayOf(read) : overrides.day
  return {
    read,
    contact: overrides.contact === undefined ? only : overrides.contact,
    candidates,
    name: named ? line.slice(named.start, named.end) : '',
    day,
    time: day === null ? null : overrides.time === undefined ? read.dueTime : overrides.time,
    priority: overrides.priority ?? read.priority ?? 'medium',
    repeat: day === null ? 'none' : (overrides.repeat ?? read.repeat ?? 'none'),
    marks: [...read.parts, ...(named ? [named] : [])].toSorted((a, b) => a.start - b.start),
  }
}

/** The day of the line; what is to be done and has none is for today. */
function dayOf(read: QuickLine): string | null {
  return read.dueDate ?? bangkokDate(new Date())
}

/** The part of the line that is the contact's name. */
function nameOf({ names }: QuickLine, found: Mentioned | null): QuickPart | null {
  const hint = found?.index == null ? undefined : names[found.index]
  if (!hint || !found) return null
  const words = hint.text.split(/(\s+)/).slice(0, 2 * found.words - 1)
  return { start: hint.start, end: hint.start + words.join('').length }
}

/** Whether the name is that of several contacts, and nobody said whose. */
export function isUnsure(found: Mentioned | null, { contact }: Overrides): boolean {
  return contact === undefined && (found?.contacts.length ?? 0) > 1
}

/** The task that the line and what was changed make. */
export function taskOf(
  line: string,
  { read, contact, day, time, priority, repeat }: Understood,
  found: Mentioned | null,
  overrides: Overrides,
): TaskInput {
  const named = found?.contacts.length === 1 ? found.contacts[0] : null
  const isAsRead = overrides.day === undefined && repeat === read.repeat
  const about = overrides.contact === undefined ? (named ?? contact) : overrides.contact
  return {
    title: read.title || line.trim(),
    dueDate: day,
    dueTime: time,
    priority,
    repeat,
    ...(isAsRead && read.repeatDay !== null && { repeatDay: read.repeatDay }),
    contactId: about?.id ?? null,
  }
}
