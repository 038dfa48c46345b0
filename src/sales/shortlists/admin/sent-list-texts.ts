/** Texts of the list of what was sent. */
export const sentListTexts = {
  id: 'sent-list' as const,
  title: 'Sent homes',
  description: 'Anyone with the link can open a page for 30 days.',
  whose: 'Whose',
  mine: 'Mine',
  all: 'Everyone’s',
  unread: 'Couldn’t load sent homes.',
  empty: 'Nothing sent yet',
  emptyHint: 'Select homes in Listings or Search, then Send.',
  more: (count: number) => `Show ${count} more`,
  homes: (names: readonly string[], count: number) => {
    if (count <= 2) return names.join(', ')
    return `${names.slice(0, 2).join(', ')} and ${count - 2} more`
  },
  forPerson: (name: string, homes: string) => `${name}: ${homes}`,
  opened: (times: number) =>
    times === 0 ? 'Not opened' : times === 1 ? 'Opened once' : `Opened ${times} times`,
  liked: (homes: number) => `${homes} liked`,
  asked: (homes: number) => `Asked to see ${homes}`,
  sent: (day: string, time: string, way: string) => `${day}, ${time} · ${way}`,
  by: (name: string) => `by ${name}`,
  until: (day: string) => `Valid until ${day}`,
  takenBack: 'Revoked',
  ended: 'Expired',
  open: 'Open',
  pdf: 'PDF',
  copy: 'Copy link',
  copied: 'Link copied',
  takeBack: 'Revoke',
  question: 'Revoke the link?',
  tookBack: 'Revoked',
  tookBackNote: 'The link no longer opens.',
  failed: 'Couldn’t revoke the link',
}
