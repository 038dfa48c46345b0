import { Refused } from '../refused.ts'

/** What is read, or null where it answers that there is no such thing. */
export async function readOrNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  }
}
