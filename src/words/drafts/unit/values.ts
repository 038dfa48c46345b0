import { unitFields } from '../../../records/units/rules/unit-fields.ts'

type Checked = Readonly<
  Record<string, { input: { safeParse(value: unknown): { success: boolean } } }>
>

/** Whether a value is one that the field of a unit takes; of a field of several, one of them. */
export function isOf(field: string, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  const known: Checked = unitFields
  const one = field === 'propertyView' && !Array.isArray(value) ? [value] : value
  return known[field]?.input.safeParse(one).success ?? false
}
