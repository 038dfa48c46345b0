/** What schemas (`fields.ts`) and forms, which hold no schemas, say alike of what was typed. */

export const REQUIRED = 'Required'

/** Characters that can be searched for. */
export const MAX_SEARCH = 200

export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
export const EMAIL_HINT = 'Enter an e-mail address such as name@example.com'
