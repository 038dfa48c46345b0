/** The key of the compared homes in the browser's storage, by itself: every page asks for it before their code. */
export const COMPARED = 'compared'
