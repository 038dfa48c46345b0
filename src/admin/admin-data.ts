import type { DehydratedState } from '@tanstack/react-query'
import type { Actor } from '../staff/rules.ts'

/** What the back office's document carries. */
export type AdminData = {
  /** Who is signed in, as `GET /api/auth/check` answers it. */
  user: Actor | null
  /** Which address was drawn, and from what, where it was for somebody. */
  drawn: { address: string; queries: DehydratedState; narrow: boolean } | null
}
