const LETTERS = 1000

/** What the list of conversations shows of a message: its text, or the names of its files. */
export function preview(content: string, files: readonly { name: string }[] = []): string {
  const text = content || files.map(({ name }) => name).join(', ')
  return [...text.slice(0, 2 * LETTERS)].slice(0, LETTERS).join('')
}
