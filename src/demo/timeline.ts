import type { Context } from '../context.ts'

/** Something that staff did or a visitor sent, and when. */
export type DemoEvent = { at: Date; happens: (tx: Context) => Promise<unknown> }

/** Runs events in the order of their times. */
export async function runInOrder(tx: Context, events: DemoEvent[]): Promise<void> {
  const sorted = events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, happens } of sorted) await happens({ ...tx, now: at })
}
