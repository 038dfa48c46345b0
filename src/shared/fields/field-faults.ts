/** Checks shared by schemas (`fields.ts`) and forms, which load no schemas. */

/** Maximum length of a search text. */
export const MAX_SEARCH = 200

/** Without the signs that separate or enclose addresses: `Nok <nok@x.example>` is none. */
export const EMAIL_ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]+$/
