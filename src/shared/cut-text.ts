/**
 * At most this many letters of a text; surrogate pairs are not split, because half of one cannot be
 * encoded in a URL.
 */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}
