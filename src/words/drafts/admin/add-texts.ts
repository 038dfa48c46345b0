/** Texts of adding a pasted chat to a contact who is known already. */
export const addTexts = {
  id: 'add-chat' as const,
  heading: 'Already a contact?',
  by: { reach: 'Same number or address', name: 'Same name' },
  add: (name: string) => `Add to ${name}`,
  other: 'Add to another contact',
  kept: 'The chat is kept on their timeline.',
  nothingNew: 'It says nothing that their record doesn’t.',
  tick: 'Tick what goes into their record.',
  replaces: (stored: string) => `replaces ${stored}`,
  instead: 'instead of',
  behind: (stored: string) => `added after ${stored}`,
  unread: 'Couldn’t load the contact.',
  failed: 'Couldn’t add the chat',
  labels: {
    ...{ name: 'Name', phone: 'Phone', email: 'Email', line: 'LINE', search: 'Looking for' },
  },
}
