import type { Context } from '../context.ts'

/** Something that somebody at the agency did, or a visitor sent, and when. */
export type DemoEvent = { at: Date; happens: (tx: Context) => Promise<unknown> }

/** Does what happened in the order in which it did. */
export async function happenInOrder(tx: Context, events: DemoEvent[]): Promise<void> {
  const inOrder = events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, happens } of inOrder) await happens({ ...tx, now: at })
}
