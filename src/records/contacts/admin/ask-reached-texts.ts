import type { Handle } from './contact-calls.ts'

/** What is logged of a call that was made in another program; null for the telephone, where the entry says it. */
const on: Record<Handle, string | null> = {
  phone: null,
  email: null,
  whatsapp: 'On WhatsApp',
  line: 'On LINE',
  facebook: 'On Messenger',
}

export const reachedTexts = {
  on,
  asks: (name: string, by: Handle) =>
    `Did you reach ${name}${on[by] ? ` ${on[by].replace('On', 'on')}` : ''}?`,
  yes: 'Yes, log call',
  noAnswer: 'No answer',
  failed: 'Couldn’t log the call. Please try again.',
}
