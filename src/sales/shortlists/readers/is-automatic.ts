/**
 * Programs that fetch pages for themselves: search engines, and apps that show a preview of a link
 * (`WhatsApp/2.23`, `facebookexternalhit … line-poker`). The browsers within LINE, Facebook and Instagram are
 * people: theirs begin with `Mozilla` and name the app later.
 */
const AUTOMATIC =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|externalhit|externalagent|line-poker|skypeuri|scanner|monitor|lighthouse|^(?!mozilla\/)/i

/** Whether a request comes from a program instead of a person, by its user agent, which is not stored. */
export function isAutomatic(userAgent: string | undefined): boolean {
  return !userAgent || AUTOMATIC.test(userAgent)
}
