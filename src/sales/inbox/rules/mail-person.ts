import * as z from 'zod/mini'

/** Somebody who takes part in an e-mail; the name is the address where there is none. */
export const MailPerson = z.object({ name: z.string(), address: z.string() })
export type MailPerson = z.output<typeof MailPerson>

/** Whom an e-mail goes to. */
export type Recipients = { to: MailPerson; cc: MailPerson[] }

/** The most people in Cc. */
export const MAX_CC = 20
