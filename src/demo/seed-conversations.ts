import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { beginThread } from '../sales/inbox/begin-thread.ts'
import { changeThread } from '../sales/inbox/change-thread.ts'
import { writeMessage } from '../sales/inbox/messages/write-message.ts'
import type { Channel } from '../sales/inbox/rules/thread.ts'
import { momentOf } from './calendar.ts'
import { type DemoConversation, demoConversations } from './demo-tables.ts'
import type { Colleagues } from './seed-colleagues.ts'
import type { DemoEvent } from './timeline.ts'

/** The messages of the demo's conversations, in which what others wrote is recorded by the colleague. */
export function conversationEvents(now: Date, colleagues: Colleagues): DemoEvent[] {
  return demoConversations.flatMap((conversation) => eventsOf(now, conversation, colleagues))
}

function eventsOf(now: Date, conversation: DemoConversation, colleagues: Colleagues): DemoEvent[] {
  const [first] = conversation
  if (!first) return []
  const { channel, by, with: name, marks = '' } = first
  const actor = colleagues[by]
  let threadId = 0
  const begin = async (tx: Context) => {
    const person = await contactNamed(tx, name, channel)
    const { thread } = await beginThread({ ...tx, actor }, { channel, ...person })
    threadId = thread.id
    const priority = marks.includes('important') ? { priority: 'important' as const } : {}
    await changeThread({ ...tx, actor }, threadId, { assignedToId: actor.id, ...priority })
  }
  const last = conversation.length - 1
  return conversation.map(({ daysAgo, hour, from, text: content }, index) => ({
    // Some minutes after the hour, so that messages of one hour keep their order.
    at: new Date(momentOf(now, daysAgo, hour).getTime() + (index + 1) * 60_000),
    async happens(tx) {
      if (threadId === 0) await begin(tx)
      const mine = { ...tx, actor }
      const isFromCustomer = from === 'them'
      await writeMessage(mine, { threadId, content, isFromCustomer, attachmentIds: [] })
      if (index < last) return
      if (marks.includes('archived')) await changeThread(mine, threadId, { status: 'archived' })
      if (marks.includes('unread')) await changeThread(mine, threadId, { unread: true })
    },
  }))
}

/** A contact of the demo and the handle that it has on a channel. */
async function contactNamed(
  { db }: Context,
  name: string,
  channel: Channel,
): Promise<{ contactId: number; handle: string }> {
  const { rows } = await sql<
    Record<'line' | 'whatsapp' | 'email' | 'phone', string | null> & { id: number }
  >`
    select id, line, whatsapp, email, phone from contacts
    where name = ${name} and deleted_at is null order by id limit 1`.execute(db)
  const [contact] = rows
  if (!contact) throw new Error(`The demo has no contact ${name}.`)
  const handles: Partial<Record<Channel, string | null>> = {
    email: contact.email,
    line: contact.line,
    whatsapp: contact.whatsapp ?? contact.phone,
  }
  return { contactId: contact.id, handle: handles[channel] ?? name }
}
