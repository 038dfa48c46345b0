/** Texts of one page that was sent. */
export const openedTexts = {
  id: 'opened-send' as const,
  loading: 'Sent homes',
  title: (homes: number, name: string | null) => {
    const count = homes === 1 ? 'One home' : `${numbers[homes - 1] ?? homes} homes`
    return name ? `${count} for ${name}` : `${count} by link`
  },
  sentAt: (day: string, time: string) => `${day}, ${time}`,
  by: (name: string) => `by ${name}`,
  unread: 'Couldn’t load the sent homes.',
  gone: 'Page not found.',
  opened: 'Opened',
  times: (times: number) => (times === 0 ? 'Never' : times === 1 ? 'Once' : `${times} times`),
  /** Today, 08:09 within a line. */
  last: (when: string) => `last ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  notYet: 'not opened yet',
  lookedAt: 'Homes viewed',
  of: (homes: number, all: number) => `${homes} of ${all}`,
  unseen: (homes: readonly string[]) => `${list(homes)} not yet`,
  allSeen: 'all of them',
  askedAbout: 'Asked to see',
  none: 'none yet',
  homes: 'Homes',
  notOpened: 'Not opened',
  openedOnce: 'Opened once',
  openedOften: (times: number) => `Opened ${times} times`,
  liked: 'Liked',
  asked: 'Asked to see it',
  declined: 'Not interested',
  happened: 'Activity',
  nothing: 'No activity yet. What they tap on the page appears here right away.',
  askedToSee: 'Asked to see',
  wrote: 'Wrote',
  inInbox: 'in Inbox',
  openedIt: 'Opened',
  likes: 'Likes',
  declines: 'not interested:',
  made: 'Created',
  thePage: 'the page',
  states: {
    recorded: 'Recorded',
    queued: 'Sending',
    sent: 'Sent',
    failed: 'Not sent',
    unsure: 'May have been sent',
    noted: 'Shared',
  },
  delivered: (way: string, language: string) => `by ${way}, in ${language}`,
  recordedAs: (way: string, language: string) => `as sent by ${way}, in ${language}`,
  openContact: 'Open contact',
  nobody: 'Not sent to a named contact',
  nobodyHint: 'Anyone with the link can open it.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  until: (day: string) => `Valid until ${day}.`,
  over: 'No longer valid.',
  numbersShown: 'Unit numbers shown.',
  numbersHidden: 'Unit numbers hidden.',
  changeHomes: 'Change homes',
  save: 'Save homes',
  addHome: 'Add home',
  addHint: 'Unit or project',
  stop: 'Revoke link',
  stopQuestion: 'Revoke link?',
  before: (name: string) => `Sent to ${name} before`,
  print: 'Print sheet',
  schedule: 'Schedule Viewing',
  answer: 'Reply',
  list,
}

const numbers = 'One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')

/** `6F, 9A and 12B` */
function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
