import { type ShareWay, ShareWays } from '../../rules/shortlist.ts'

/** Texts of choosing whom homes are sent to. */
export const personTexts = {
  id: 'send-person' as const,
  to: 'To',
  add: 'Add person',
  takeOut: (name: string) => `Remove ${name}`,
  recent: 'Recent',
  writer: ({ name, address }: { name: string; address: string }) =>
    `The email goes to ${name} (${address}), who wrote last in this conversation.`,
  unread: 'Couldn’t load the contact.',
  before: (name: string) => `Sent to ${name} before`,
  beforeUnread: 'Couldn’t load what was sent before.',
  openedTimes: (times: number) =>
    times === 0 ? 'Not opened' : times === 1 ? 'Opened once' : `Opened ${times} times`,
  notRecorded: 'Not recorded as sent',
  sentBefore: (home: string, day: string) => `${home} was sent to them on ${day}`,
  declinedBefore: 'not interested',
  likedBefore: 'they liked it',
  askedBefore: 'they asked to see it',
  leaveItOut: 'remove it',
  noAddress: { line: 'no LINE ID', whatsapp: 'no number', email: 'no email' },
  fromHere: 'sent from here',
  inYourMail: 'in your email app',
  missing: (name: string, way: ShareWay) => `${name} has no ${ShareWays.labels[way]} details yet.`,
  choosing: (name: string | null) => `Tick homes${name ? ` for ${name}` : ''}, then press Send.`,
  stop: 'Stop choosing',
  send: 'Send homes',
  sent: 'Sent homes',
}
