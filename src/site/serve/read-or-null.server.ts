import { Refused } from '../../refused.ts'

/** Awaits a read and returns null if it throws 404. */
export async function readOrNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  }
}
