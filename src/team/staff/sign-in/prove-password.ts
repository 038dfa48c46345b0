import type { Context } from '../../../context.ts'
import { record } from '../../activity/record.ts'
import type { Changes } from '../../activity/rules/activity.ts'
import { fairQueue } from './fair-queue.ts'
import { checkPassword } from './password.ts'

/** The account whose password is verified: a user, or an unknown name. */
export type Account = { id: number | null; name: string; passwordHash: string | null }

/** The failed attempts of a sender. */
export type Attempts = {
  sender: string
  /** Throws 429 when the address, or this account from the address, is blocked. */
  check(account: Account): Promise<void>
  /** Logs a failure and returns the number of failures of the account within an hour. */
  note(account: Account): Promise<number>
  /** Counts a failure against the address and the account. */
  count(account: Account): Promise<void>
}

// Each needs 19 MiB; with two cores a queue of a hundred takes about four seconds.
const enqueue = fairQueue(2, 100, 10)

/**
 * Verifies an account's password. A wrong one is counted in the limits, the log and the audit log. Refuses
 * (429) by `attempts`, and when the sender has too many attempts in the queue. For an unknown account the
 * result is false at the same cost. `outdated`: the password should be hashed again.
 */
export async function provePassword(
  context: Context,
  account: Account,
  password: string,
  attempts: Attempts,
): Promise<{ matches: boolean; outdated: boolean }> {
  await attempts.check(account)
  return enqueue(attempts.sender, async () => {
    // Checked again within the queue, so that simultaneous guesses do not pass before any is counted.
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

// Limits the entries in the audit log, which is never deleted, under an attack.
function isPowerOfTen(count: number): boolean {
  return Number.isInteger(Math.log10(count))
}
