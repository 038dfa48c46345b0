import type { DehydratedState } from '@tanstack/react-query'
import type { Actor } from '../team/staff/rules/staff.ts'

/** The inline data of the back office's document. */
export type AdminData = {
  /** The signed-in user, as returned by `GET /api/auth/check`. */
  user: Actor | null
  /** The position in the event stream at which the data was read; for users who receive events. */
  position?: string
  /** The URL and data that the screen was rendered from; null when none was rendered. */
  rendered: { address: string; queries: DehydratedState; narrow: boolean } | null
}
