/** Texts of the list of what was sent. */
export const sentListTexts = {
  id: 'sent-list' as const,
  title: 'Sent homes',
  description: 'Each page can be opened for 30 days by whoever has its link.',
  whose: 'Whose',
  mine: 'Mine',
  all: 'Everybody’s',
  unread: 'The sent homes could not be read.',
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
  until: (day: string) => `Works until ${day}`,
  takenBack: 'Taken back',
  ended: 'Its 30 days are over',
  open: 'Open',
  pdf: 'PDF',
  copy: 'Copy link',
  copied: 'The link is copied.',
  takeBack: 'Take back',
  question: 'Take it back?',
  tookBack: 'Taken back',
  tookBackNote: 'The link no longer opens.',
  failed: 'It was not taken back',
}
