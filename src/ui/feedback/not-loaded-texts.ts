/** A part of a screen that could not be loaded. */
export const notLoadedTexts = {
  id: 'not-loaded' as const,
  title: 'This could not be opened.',
  hint: 'Check your connection, then load the page again.',
  reload: 'Load again',
}
