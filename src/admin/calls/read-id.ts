import { MAX_ID } from '../../shared/fields/fields.ts'

/** Parses an id from a URL; null when invalid. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_ID ? id : null
}
