/** The button that opens Power Search. */
export const powerSearchTexts = {
  id: 'power-search' as const,
  error: 'Error',
  notOpened: 'Power Search could not be opened. Please try again.',
}
