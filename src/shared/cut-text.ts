/** At most so many of a text's first letters; never half of one, which no address can carry. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
