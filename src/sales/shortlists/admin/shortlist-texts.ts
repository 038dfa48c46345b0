import { counted } from '../../../shared/counted.ts'
import { MAX_SENT_HOMES, SEND_DAYS } from '../rules/shortlist.ts'

/** Texts of sending homes. */
export const shortlistTexts = {
  id: 'send' as const,
  title: (homes: number) => (homes === 1 ? 'Send 1 home' : `Send ${homes} homes`),
  by: 'By',
  homes: 'Homes',
  order: (homes: number) => (homes > 1 ? `${homes} · drag to order` : ''),
  orderKeys: 'Use the arrow keys to reorder.',
  move: (home: string) => `Move ${home}`,
  moved: (home: string, place: number, of: number) => `${home} is now number ${place} of ${of}`,
  leaveOut: (home: string) => `Remove ${home}`,
  arrange: 'Reorder or remove',
  arranged: 'Done',
  onlyFirst: (chosen: number) =>
    `At most ${MAX_SENT_HOMES} homes can be sent at once. These are the first of the ${chosen} you chose.`,
  hidden: (homes: readonly string[]) =>
    homes.length === 1
      ? `${homes[0]} is hidden from the website, so it isn’t included.`
      : `${homes.join(', ')} are hidden from the website, so they aren’t included.`,
  deleted: (count: number) =>
    count === 1
      ? 'One home was deleted, so it isn’t included.'
      : `${count} homes were deleted, so they aren’t included.`,
  nothingLeft: 'No homes left to send.',
  unread: 'Couldn’t load homes.',
  lastConfirmed: (home: string, days: number) =>
    `${home} was last confirmed ${counted(days, 'day')} ago.`,
  neverConfirmed: (home: string) => `${home} was never confirmed.`,
  shownAsReserved: (home: string) => `${home}: shown as Reserved`,
  confirm: 'Confirm',
  or: 'or',
  leaveItOut: 'remove it',
  confirmed: 'Confirmed today',
  confirmFailed: 'Failed to confirm unit',
  whatTheySee: 'What they see',
  shown: 'Shown',
  shownFields: (withProjects: boolean) =>
    withProjects
      ? 'Pictures, price, size, station, project, your name and number'
      : 'Pictures, price, size, station, your name and number',
  neverShown: 'Never shown',
  neverFields: 'Owner, agent, source, internal status, notes',
  unitNumbers: 'Unit numbers',
  unitNumbersShown: 'Shown',
  unitNumbersHidden: (homes: number) =>
    homes === 1 ? 'Hidden' : `Hidden, numbered 1 to ${homes} instead`,
  projectNames: 'Project names',
  projectNamesShown: 'Shown',
  projectNamesHidden: 'Hidden, with address and building pictures',
  onPhone: (numbers: boolean, projects: boolean) =>
    `Unit numbers ${numbers ? 'shown' : 'hidden'}, project names ${projects ? 'shown' : 'hidden'}`,
  onPhoneNever: 'Owner, agent and source are never shown',
  message: 'Message',
  messageLanguage: 'Language of the message and the page',
  markHint: (mark: string) => `${mark} will be replaced by their page’s link.`,
  restoreText: 'Restore',
  theirPage: 'Their page',
  open: 'Open',
  seePage: 'View page',
  pageNote: `Valid for ${SEND_DAYS} days, shows only these homes, hidden from search engines. You’ll see when it’s opened; the page says so.`,
  cancel: 'Cancel',
  close: 'Close',
  sending: 'Creating link...',
  act: {
    line: { touch: 'Open LINE', mouse: 'Copy for LINE' },
    whatsapp: { touch: 'Open WhatsApp', mouse: 'Open WhatsApp' },
    email: { touch: 'Open email', mouse: 'Open email' },
    sent: { touch: 'Send email', mouse: 'Send email' },
    link: { touch: 'Copy link', mouse: 'Copy link' },
    pdf: { touch: 'Download PDF', mouse: 'Download PDF' },
  },
  wayHint: {
    line: { touch: 'with text', mouse: 'copies text' },
    whatsapp: { touch: 'with text', mouse: 'with text' },
    email: { touch: 'in your app', mouse: 'in your app' },
    link: { touch: 'for any chat', mouse: 'for any chat' },
    pdf: { touch: 'list and homes', mouse: 'list and homes' },
  },
  copied: 'Copied',
  copiedForLine: 'Message and link copied. Paste into LINE.',
  copiedText: 'Message and link copied.',
  textNotCopied: (text: string) => `Couldn’t copy. Copy the message: ${text}`,
  linkNotCopied: (url: string) => `Couldn’t copy. Copy the link: ${url}`,
  failed: 'Couldn’t create the link',
  notDelivered: 'Couldn’t record the message',
  delivered: (state: string | undefined, name: string) =>
    state === 'recorded'
      ? { title: 'Recorded', text: `In the conversation and on the timeline of ${name}` }
      : { title: 'Sent', text: `The email to ${name} is being sent` },
  changed: 'Homes updated',
  notChanged: 'Couldn’t update the homes',
  didYouSend: 'Did you send it?',
  yesRecord: 'Yes, record it',
  notSent: 'No',
  recordedAs: (way: string, name: string) => `To ${name} by ${way}, saved to the timeline.`,
  whatHappens: 'Track',
  savedToTimeline: (way: string) => `by ${way} · saved to the timeline`,
  to: 'To',
  retry: 'Retry',
  ready: 'Link created.',
  readyUntil: (day: string) => `Their page is valid until ${day}.`,
  sent: 'Sent homes',
}
