import { type ShareWay, ShareWays } from '../../rules/shortlist.ts'

/** Texts of choosing whom homes are sent to. */
export const personTexts = {
  id: 'send-person' as const,
  to: 'To',
  add: 'Add a person',
  takeOut: (name: string) => `Take out ${name}`,
  recent: 'Recent',
  unread: 'The contact could not be read.',
  before: (name: string) => `Sent to ${name} before`,
  beforeUnread: 'What was sent before could not be read.',
  openedTimes: (times: number) =>
    times === 0 ? 'Not opened' : times === 1 ? 'Opened once' : `Opened ${times} times`,
  sentBefore: (home: string, day: string) => `${home} was sent to them on ${day}`,
  declinedBefore: 'not for them',
  likedBefore: 'they liked it',
  askedBefore: 'they asked to see it',
  leaveItOut: 'leave it out',
  noAddress: { line: 'no LINE ID', whatsapp: 'no number', email: 'no e-mail' },
  fromHere: 'sent from here',
  inYourMail: 'in your mail',
  missing: (name: string, way: ShareWay) =>
    `${name} has no address for ${ShareWays.labels[way]} yet.`,
  choosing: (name: string | null) =>
    `Choose homes${name ? ` for ${name}` : ''}: tick them, then Send.`,
  stop: 'Stop choosing',
  send: 'Send homes',
  sent: 'Sent homes',
}
