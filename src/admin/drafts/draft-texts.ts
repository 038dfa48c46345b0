export const draftTexts = {
  offline: 'You’re offline. Your draft is saved.',
  /** When the browser refuses to store it. */
  offlineUnstored: 'You’re offline. Keep this page open, or your draft will be lost.',
}
