/** Formats a stored value of any type for reading without its field's labels; a record by its name. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(valueInWords).join(', ')
  if (typeof value !== 'object') return String(value)
  return 'name' in value ? valueInWords(value.name) : JSON.stringify(value)
}
