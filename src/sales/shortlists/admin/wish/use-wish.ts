import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { useSearchChoices } from '../../../../records/units/admin/search-choices.ts'
import { pickedSearch } from '../../../../records/units/rules/picked-search.ts'
import type { ShortlistLanguage } from '../../rules/shortlist.ts'
import { wishPlace } from './wish-place.ts'

/** The search of what a contact looks for, and its place in words. */
export function useWish(contact: ContactRecord | undefined) {
  const search = pickedSearch(contact?.search ?? '')
  const { choices, namesOf } = useSearchChoices(search, false)
  const placeIn = (language: ShortlistLanguage) =>
    wishPlace(search, namesOf(search), choices.lines, language)
  return { search, placeIn }
}
