/** A part of a screen that could not be loaded. */
export const notLoadedTexts = {
  id: 'not-loaded' as const,
  title: 'Couldn’t open this.',
  hint: 'Check your connection, then reload the page.',
  reload: 'Reload',
}
