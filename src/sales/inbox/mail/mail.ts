import { setTimeout } from 'node:timers/promises'
import type { Env } from '../../../env.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import type { Letter, Sending } from './smtp.ts'

const VERIFIED_MS = 60_000
/** Milliseconds that whoever asks waits for a server that says nothing. */
const PATIENCE_MS = 2_000

// Loaded with the first e-mail: the libraries of e-mails take memory that most installations save.
const smtp = () => import('./smtp.ts')

/** The agency's way to send e-mails. */
export type Mail = {
  from: { name: string; address: string }
  send(letter: Omit<Letter, 'from'>): Promise<Sending>
  /** Why the server cannot be used right now, or that it has not answered yet; the result is cached for a minute. */
  verify(): Promise<Refusal | null>
}

/** Sends over the configured server; undefined without one. */
export function openMail({ mail }: Pick<Env, 'mail'>): Mail | undefined {
  if (!mail) return undefined
  const { url, from } = mail
  let verified: { until: number; why: Promise<Refusal | null> } | undefined
  return {
    from,
    async send(letter) {
      const { sendLetter } = await smtp()
      return sendLetter(url, { ...letter, from: from.address })
    },
    verify() {
      if (!verified || verified.until < Date.now()) {
        const why = smtp().then(({ verifyServer }) => verifyServer(url))
        verified = { until: Date.now() + VERIFIED_MS, why }
      }
      const reason = 'It has not answered yet.'
      const notYet = refusal('mail_unreachable', { reason })
      return Promise.race([verified.why, setTimeout(PATIENCE_MS, notYet, { ref: false })])
    },
  }
}
