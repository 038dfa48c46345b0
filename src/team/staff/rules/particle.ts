import type { Particle } from './profile.ts'

/** How Thai sentences of somebody end. */
export type Endings = {
  /** A statement: `แจ้งได้เลยค่ะ`. */
  said: string
  /** A question: `วันไหนคะ`. */
  asked: string
  /** A request or what is softened: `ตามนี้นะคะ`. */
  softened: string
}

const endings: Readonly<Record<Particle, Endings>> = {
  krap: { said: 'ครับ', asked: 'ครับ', softened: 'นะครับ' },
  kha: { said: 'ค่ะ', asked: 'คะ', softened: 'นะคะ' },
  none: { said: '', asked: '', softened: '' },
}

/** The endings of somebody who chose this particle; none before one was chosen. */
export const endingsOf = (particle: Particle | null): Endings => endings[particle ?? 'none']
