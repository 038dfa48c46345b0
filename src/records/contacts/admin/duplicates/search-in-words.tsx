import { useLanguage } from '../../../../ui/language.tsx'
import { useSearchChoices } from '../../../units/admin/search-choices.ts'
import { parseUnitSearch } from '../../../units/rules/search.ts'
import { searchChips } from '../../../units/rules/words/search-chips.ts'

/** A stored search of homes as people read it: `For rent, 2 bedrooms, up to 45,000 THB`. */
export function SearchInWords({ query }: { query: string }) {
  const language = useLanguage()
  const search = parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
  const { namesOf } = useSearchChoices(search, false)
  const chips = searchChips(search, namesOf(search), language)
  return chips.map(({ label }) => label).join(', ')
}
