import { useContact } from '../../../../records/contacts/admin/contact-calls.ts'
import { pickedSearch } from '../../../../records/units/rules/picked-search.ts'
import type { UnitSearch } from '../../../../records/units/rules/search.ts'

/** Whether a contact looks for homes to rent or to buy, as far as that is known. */
export function useSearchedType(contact: { id: number } | null): UnitSearch['listingType'] {
  const { data } = useContact(contact?.id ?? null)
  return pickedSearch(data?.search ?? '').listingType
}
