import { MAX_ID } from '../shared/fields.ts'

/** The id that a text in an address stands for; null for what is none. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_ID ? id : null
}
