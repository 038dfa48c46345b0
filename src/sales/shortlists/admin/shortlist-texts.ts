import { MAX_SENT_HOMES, SEND_DAYS } from '../rules/shortlist.ts'

/** Texts of sending homes. */
export const shortlistTexts = {
  id: 'send' as const,
  title: (homes: number) => (homes === 1 ? 'Send 1 home' : `Send ${homes} homes`),
  by: 'By',
  homes: 'Homes',
  order: (homes: number) => (homes > 1 ? `${homes} · drag to order` : ''),
  orderKeys: 'Arrow keys move it among the homes.',
  move: (home: string) => `Move ${home}`,
  moved: (home: string, place: number, of: number) => `${home} is now number ${place} of ${of}`,
  leaveOut: (home: string) => `Leave out ${home}`,
  arrange: 'Order, leave out',
  arranged: 'Done',
  onlyFirst: (chosen: number) =>
    `At most ${MAX_SENT_HOMES} homes can be sent at once: these are the first of ${chosen}.`,
  hidden: (homes: readonly string[]) =>
    homes.length === 1
      ? `${homes[0]} is hidden from the website and left out.`
      : `${homes.join(', ')} are hidden from the website and left out.`,
  deleted: (count: number) =>
    count === 1
      ? 'One home was deleted and is left out.'
      : `${count} homes were deleted and are left out.`,
  nothingLeft: 'No home is left to send.',
  unread: 'The homes could not be read.',
  lastConfirmed: (home: string, days: number) => `${home} was last confirmed ${days} days ago.`,
  neverConfirmed: (home: string) => `${home} was never confirmed.`,
  confirm: 'Confirm it',
  or: 'or',
  leaveItOut: 'leave it out',
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
  markHint: (mark: string) => `${mark} becomes the address of their page.`,
  putBack: 'Put back',
  theirPage: 'Their page',
  open: 'Open',
  seePage: 'See the page',
  pageNote: `Works for ${SEND_DAYS} days, only these homes, not found by search engines. You see when it is opened; the page says so.`,
  cancel: 'Cancel',
  close: 'Close',
  sending: 'Making the page...',
  act: {
    line: { touch: 'Open LINE', mouse: 'Copy for LINE' },
    whatsapp: { touch: 'Open WhatsApp', mouse: 'Open WhatsApp' },
    email: { touch: 'Open e-mail', mouse: 'Open e-mail' },
    sent: { touch: 'Send e-mail', mouse: 'Send e-mail' },
    link: { touch: 'Copy link', mouse: 'Copy link' },
    pdf: { touch: 'Download PDF', mouse: 'Download PDF' },
  },
  wayHint: {
    line: { touch: 'with the text', mouse: 'copies the text' },
    whatsapp: { touch: 'with the text', mouse: 'with the text' },
    email: { touch: 'in your mail', mouse: 'in your mail' },
    link: { touch: 'for any chat', mouse: 'for any chat' },
    pdf: { touch: 'list and homes', mouse: 'list and homes' },
  },
  copied: 'Copied',
  copiedForLine: 'The text with its link is copied. Paste it in LINE.',
  copiedText: 'The text with its link is copied.',
  textNotCopied: (text: string) => `The browser refused. Copy the text: ${text}`,
  linkNotCopied: (url: string) => `The browser refused. Copy the link: ${url}`,
  failed: 'The page was not made',
  notDelivered: 'The message was not recorded',
  delivered: (state: string | undefined, name: string) =>
    state === 'recorded'
      ? { title: 'Recorded', text: `In the conversation and on the timeline of ${name}` }
      : { title: 'Sent', text: `The e-mail to ${name} is on its way` },
  changed: 'Homes changed',
  notChanged: 'The homes were not changed',
  didYouSend: 'Did you send it?',
  yesRecord: 'Yes, record it',
  notSent: 'No',
  recordedAs: (way: string, name: string) => `To ${name} by ${way}, kept in the timeline.`,
  whatHappens: 'See what happens',
  keptFor: (way: string) => `by ${way} · kept in the timeline`,
  to: 'To',
  retry: 'Retry',
  ready: 'The page is ready.',
  readyUntil: (day: string) => `Their page works until ${day}.`,
  sent: 'Sent homes',
}
