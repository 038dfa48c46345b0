/* No schemas or checks here: pages have these rules with their forms. */

/** The longest message of an inquiry, and the longest text of its preferred time. */
export const MAX_MESSAGE = 2_000
export const MAX_PREFERRED_TIME = 100

/** The longest text of the contact form, with the handles that are added to it. */
export const MAX_REQUIREMENTS = 10_000

/** A public form's fields in their order on the page. */
export type FormRules = {
  fields: readonly string[]
  required: readonly string[]
  /** The most characters of long texts, which no box cuts off. */
  most: Readonly<Record<string, number>>
}

export const contactRules: FormRules = {
  fields: ['name', 'email', 'phone', 'requirements'],
  required: ['name', 'email'],
  most: { requirements: MAX_REQUIREMENTS },
}
export const inquiryRules: FormRules = {
  fields: ['message', 'preferredTime', 'name', 'phone', 'email', 'lineId'],
  required: ['name', 'phone', 'email'],
  most: { message: MAX_MESSAGE },
}
