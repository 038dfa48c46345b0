import { useSyncExternalStore } from 'react'
import type { Change } from '../rules/event.ts'

/** Milliseconds for which somebody counts as being there after the last event: several of their intervals. */
const HELD_MS = { presence: 40_000, writing: 7_000 }

type What = keyof typeof HELD_MS
/** The names of colleagues in a conversation; those who write are in both. */
type Presence = { presence: readonly string[]; writing: readonly string[] }

const nobody: Presence = { presence: [], writing: [] }
/** By conversation and name: until when, as milliseconds. */
const held = new Map<number, Map<string, Record<What, number>>>()
let shown = new Map<number, Presence>()
const listeners = new Set<() => void>()
const arrivals = new Set<(threadId: number) => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Takes the events of who has a conversation open or writes in it. */
export function notePresence(changes: readonly Change[]): void {
  const now = Date.now()
  for (const { subject, ids, name } of changes) {
    const [threadId] = ids ?? []
    if (!isWhat(subject) || threadId === undefined || !name) continue
    const people = held.get(threadId) ?? new Map<string, Record<What, number>>()
    const before = people.get(name) ?? { presence: 0, writing: 0 }
    held.set(threadId, people)
    people.set(name, {
      ...before,
      presence: now + HELD_MS.presence,
      [subject]: now + HELD_MS[subject],
    })
    if (before.presence < now) for (const arrive of arrivals) arrive(threadId)
  }
  refresh()
}

/** Somebody wrote in a conversation: what they were writing has arrived. */
export function endWriting(threadId: number, name: string): void {
  const before = held.get(threadId)?.get(name)
  if (!before?.writing) return
  held.get(threadId)?.set(name, { ...before, writing: 0 })
  refresh()
}

/** Calls back when somebody newly opens a conversation, who does not know yet who is there. */
export function onArrival(arrive: (threadId: number) => void): () => void {
  arrivals.add(arrive)
  return () => arrivals.delete(arrive)
}

/** The colleagues who have a conversation open, and who write in it. */
export function usePresence(threadId: number): Presence {
  return useSyncExternalStore(
    subscribe,
    () => presenceIn(threadId),
    () => nobody,
  )
}

/** The same right now. */
export function presenceIn(threadId: number): Presence {
  return shown.get(threadId) ?? nobody
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Drops those whose time is over, and sets the timer for the next. */
function refresh(): void {
  const now = Date.now()
  const ends: number[] = []
  const next = new Map<number, Presence>()
  for (const [threadId, people] of held) {
    for (const [name, until] of people) {
      ends.push(...[until.presence, until.writing].filter((end) => end > now))
      if (until.presence <= now) people.delete(name)
    }
    if (people.size === 0) held.delete(threadId)
    const names = (what: What) =>
      [...people].flatMap(([name, until]) => (until[what] > now ? [name] : []))
    if (people.size > 0)
      next.set(threadId, { presence: names('presence'), writing: names('writing') })
  }
  shown = next
  clearTimeout(timer)
  if (ends.length > 0) timer = setTimeout(refresh, Math.min(...ends) - now + 1)
  for (const listener of listeners) listener()
}

function isWhat(subject: Change['subject']): subject is What {
  return subject in HELD_MS
}
