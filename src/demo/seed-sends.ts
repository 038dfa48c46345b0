import type { Context } from '../context.ts'
import { addAnswer } from '../inbox/answers/answers.ts'
import { deliverSend } from '../sends/deliver-send.ts'
import { homeKey } from '../sends/readers/home-key.ts'
import { receiveReaction } from '../sends/readers/receive-reaction.ts'
import { sendHomes } from '../sends/send-homes.ts'
import { sendByToken } from '../sends/store.ts'
import { momentOf } from './calendar.ts'
import { contactNamed } from './contact-named.ts'
import { homesNearby } from './homes-nearby.ts'
import { demoCannedAnswers } from './people/canned-answers.ts'
import { type DemoSend, demoSends } from './people/sends.ts'
import type { Colleagues } from './seed-conversations.ts'
import type { DemoEvent } from './timeline.ts'

/** Stores the agency's canned answers, by a manager. */
export async function seedCannedAnswers(tx: Context, { krit }: Colleagues): Promise<void> {
  for (const answer of demoCannedAnswers) {
    await addAnswer({ ...tx, actor: krit }, { ...answer, isAgency: true })
  }
}

/** The homes that colleagues sent, and what was done on their pages. */
export function sendEvents(now: Date, colleagues: Colleagues): DemoEvent[] {
  return demoSends.flatMap((send, place) => eventsOf(now, send, colleagues, place))
}

function eventsOf(now: Date, demo: DemoSend, colleagues: Colleagues, place: number): DemoEvent[] {
  let page = ''
  const sent: DemoEvent = {
    at: momentOf(now, demo.daysAgo, demo.hour),
    async happens(at) {
      const tx = { ...at, actor: colleagues[demo.of] }
      const { language, text } = demo
      const { id, token } = await sendHomes(tx, {
        unitIds: await homesNearby(tx.db, demo.homes, place),
        contactId: await contactNamed(tx, demo.to),
        dealId: null,
        ...{ by: 'link', language, text, showUnitNumbers: false, showProjectNames: true },
      })
      page = token
      await deliverSend(tx, id, { by: 'link', text, threadId: null })
    },
  }
  const read = demo.read.map(
    ([daysAgo, hour, action, homes], index): DemoEvent => ({
      // Some minutes apart, in one visit.
      at: new Date(momentOf(now, daysAgo, hour).getTime() + index * 120_000),
      async happens(at) {
        const tx = { ...at, actor: null }
        const send = await sendByToken(tx, page)
        const keys = send.unitIds.filter((_, home) => homes.includes(home))
        const named = keys.map((id) => homeKey(send, id))
        await receiveReaction(tx, page, { action, homes: named, text: '' })
      },
    }),
  )
  return [sent, ...read]
}
