import { createHmac } from 'node:crypto'

const LETTERS = 12

/**
 * What the page of a send calls one of its homes in forms: a code that tells no id, and stays the same
 * when homes are added, moved or taken out.
 */
export function homeKey({ homeSecret }: { homeSecret: string }, unitId: number): string {
  const code = createHmac('sha256', homeSecret).update(String(unitId)).digest('base64url')
  return code.slice(0, LETTERS)
}
