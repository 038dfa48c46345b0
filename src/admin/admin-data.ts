import type { DehydratedState } from '@tanstack/react-query'
import type { Actor } from '../staff/rules.ts'

/** What the back office's document carries. */
export type AdminData = {
  /** Who is signed in, as `GET /api/auth/check` answers it. */
  user: Actor | null
  /** What the screen was drawn from, where it was drawn for somebody. */
  drawn: { queries: DehydratedState; narrow: boolean } | null
}
