/** The LIKE pattern of texts that contain this one literally; escapes `%` and `_`. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
