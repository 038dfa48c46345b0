import type { Env } from '../../env.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import { type Letter, type Sending, sendLetter, verifyServer } from './smtp.ts'

const VERIFIED_MS = 60_000

/** The agency's way to send e-mails. */
export type Mail = {
  from: { name: string; address: string }
  send(letter: Omit<Letter, 'from'>): Promise<Sending>
  /** Why the server cannot be used right now; asked once a minute. */
  verify(): Promise<Refusal | null>
}

/** Sends over the configured server; undefined without one. */
export function openMail({ mail }: Pick<Env, 'mail'>): Mail | undefined {
  if (!mail) return undefined
  const { url, from } = mail
  let verified: { until: number; why: Promise<Refusal | null> } | undefined
  return {
    from,
    send: (letter) => sendLetter(url, { ...letter, from: from.address }),
    verify() {
      if (!verified || verified.until < Date.now()) {
        verified = { until: Date.now() + VERIFIED_MS, why: verifyServer(url) }
      }
      return verified.why
    },
  }
}
