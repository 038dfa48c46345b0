/** The button that opens Power Search. */
export const powerSearchTexts = {
  id: 'power-search' as const,
  error: 'Error',
  notOpened: 'Couldn’t open Power Search. Please try again.',
}
