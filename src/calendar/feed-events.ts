import type { Context } from '../context.ts'
import type { CalendarEvent } from './rules/calendar.ts'
import { taskEvents } from './task-events.ts'

/** Reads what is on somebody's calendar from one source. */
export type EventSource = (
  context: Pick<Context, 'db' | 'now'>,
  userId: number,
) => Promise<CalendarEvent[]>

/** Where the events of a calendar come from. */
const sources: readonly EventSource[] = [taskEvents]

/** Everything on somebody's calendar. */
export async function feedEvents(
  context: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<CalendarEvent[]> {
  const events = await Promise.all(sources.map((source) => source(context, userId)))
  return events.flat()
}
