import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { adminPath } from '../../../../shared/paths.ts'

/** The address of the search for homes that fit somebody, to choose from and send to them. */
export function homesForAddress(
  { id, search }: Pick<ContactRecord, 'id' | 'search'>,
  more: Readonly<Record<string, string>> = {},
): string {
  const wished = Object.fromEntries(new URLSearchParams(search ?? ''))
  const params = new URLSearchParams({ ...wished, to: String(id), ...more })
  return `${adminPath('search')}?${params}`
}
