import { createHash } from 'node:crypto'

/** The id of a job that is added once, however often and by whichever process: a UUID made of a text. */
export function jobId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
