/** The texts of the row of homes opened before. */
export const recentTexts = {
  id: 'recent' as const,
  title: 'Recently viewed',
  note: 'Kept in this browser only.',
  clear: 'Clear',
  cleared: 'Your recently viewed homes were cleared.',
  undo: 'Undo',
  hint: 'Open a home to see it here again.',
}
