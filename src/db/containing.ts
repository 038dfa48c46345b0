/** The LIKE pattern of texts that contain this one as it stands, `%` and `_` included. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
