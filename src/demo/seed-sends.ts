import { addCannedReply } from '../sales/inbox/canned-replies/canned-replies.ts'
import { deliverSend } from '../sales/shortlists/deliver-shortlist.ts'
import { homeKey } from '../sales/shortlists/readers/home-key.ts'
import { receiveReaction } from '../sales/shortlists/readers/receive-reaction.ts'
import { sendHomes } from '../sales/shortlists/send-homes.ts'
import { shortlistByToken } from '../sales/shortlists/store.ts'
import { sentPath } from '../shared/paths.ts'
import { momentOf } from './calendar.ts'
import { contactNamed } from './contact-named.ts'
import { type DemoSend, demoReplies, demoSends } from './demo-tables.ts'
import type { Colleagues } from './seed-colleagues.ts'
import { homesNearby } from './seed-viewings.ts'
import type { DemoEvent } from './timeline.ts'

const HOUR_MS = 3_600_000
const ANSWERS_WRITTEN = 120

/** The canned replies: the agency's are written by the manager. */
export function answerEvents(now: Date, colleagues: Colleagues): DemoEvent[] {
  return demoReplies.map(({ of, ...reply }, index) => ({
    at: momentOf(now, ANSWERS_WRITTEN, 9 + index / 4),
    happens: (tx) =>
      addCannedReply({ ...tx, actor: colleagues[of ?? 'krit'] }, { ...reply, isAgency: !of }),
  }))
}

/** The homes that colleagues sent, and what their readers did on the pages. */
export function sendEvents(now: Date, colleagues: Colleagues): DemoEvent[] {
  return demoSends.flatMap((send, place) => eventsOf(now, send, colleagues, place))
}

function eventsOf(now: Date, demo: DemoSend, colleagues: Colleagues, place: number): DemoEvent[] {
  const sentAt = momentOf(now, demo.daysAgo, demo.hour)
  const { by } = demo
  let token = ''
  const sending: DemoEvent = {
    at: sentAt,
    async happens(at) {
      const tx = { ...at, actor: colleagues[demo.of] }
      const sent = await sendHomes(tx, {
        unitIds: await homesNearby(tx.db, demo.homes, place * 3),
        contactId: await contactNamed(tx, demo.to),
        ...{ by, text: demo.text, language: /[ก-๙]/.test(demo.text) ? 'th' : 'en' },
        ...{ showUnitNumbers: false, showProjectNames: true },
      })
      token = sent.token
      const url = `${at.origin ?? ''}${sentPath(token)}`
      const text = demo.text.replace(/\[(?:link|ลิงก์)\]/, url)
      await deliverSend(tx, sent.id, { by, text })
    },
  }
  const readings = demo.readings.map(
    ({ after, action, home, text = '' }): DemoEvent => ({
      at: new Date(sentAt.getTime() + after * HOUR_MS),
      async happens(at) {
        const tx = { ...at, actor: null }
        const send = await shortlistByToken(tx, token)
        const unitId = home && send.unitIds[home - 1]
        const keys = unitId ? [homeKey(send, unitId)] : []
        await receiveReaction(tx, token, { action, homes: keys, text })
      },
    }),
  )
  return [sending, ...readings]
}
