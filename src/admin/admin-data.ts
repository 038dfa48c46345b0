import type { Actor } from '../staff/rules.ts'

/** What the back office's document carries: who is signed in, as `GET /api/auth/check` answers it. */
export type AdminData = { user: Actor | null }
