/** The id that a text in an address stands for; null for what is none. */
export function readId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}
