import { record } from '../activity/record.ts'
import type { Changes } from '../activity/rules.ts'
import type { Context } from '../context.ts'
import { checkPassword } from './password.ts'
import { takeTurns } from './take-turns.ts'

/** Whose password is asked for: a user that was found, or a name that is nobody's. */
export type Account = { id: number | null; name: string; passwordHash: string | null }

/** The failed attempts from the sender's address. */
export type Attempts = {
  sender: string
  /** Throws 429 when the address is closed, or this account to the address. */
  check(account: Account): Promise<void>
  /** Writes a failure to the log; answers the how manieth it was of the account within an hour. */
  note(account: Account): Promise<number>
  /** Counts a failure against the address and the account. */
  count(account: Account): Promise<void>
}

// 19 MiB each, on the two cores of a small machine; a hundred waiting are about four seconds.
const inTurn = takeTurns(2, 100, 10)

/**
 * Whether the password is the account's; a wrong one counts, in the limits, the log and the audit log.
 * Refuses (429) by `attempts`, and when the sender already waits in too many places. With no such
 * account the answer is no, at the same cost. `outdated`: its hash should be made anew.
 */
export async function provePassword(
  context: Context,
  account: Account,
  password: string,
  attempts: Attempts,
): Promise<{ matches: boolean; outdated: boolean }> {
  await attempts.check(account)
  return inTurn(attempts.sender, async () => {
    // Again inside the turn: guesses sent all at once cannot slip by while none is counted yet.
    await attempts.check(account)
    const proof = await checkPassword(password, account.passwordHash)
    if (!proof.matches) {
      const failures = await attempts.note(account)
      if (isPowerOfTen(failures)) {
        const changes: Changes = { failuresInTheHour: [null, failures] }
        await record(context, 'sign_in_failed', 'user', account.id, changes)
      }
      await attempts.count(account)
    }
    return proof
  })
}

// An attacker decides how often this happens, and the log of what was done is kept for ever.
function isPowerOfTen(count: number): boolean {
  return Number.isInteger(Math.log10(count))
}
