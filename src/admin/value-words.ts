/** A stored value of any kind as people read it, where its field's own words are not at hand. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(valueInWords).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
