/** Checks shared by schemas (`fields.ts`) and forms, which load no schemas. */

/** Maximum length of a search text. */
export const MAX_SEARCH = 200

export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
