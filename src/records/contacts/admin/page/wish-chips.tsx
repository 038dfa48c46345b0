import { useLanguage } from '../../../../ui/language.tsx'
import { useSearchChoices } from '../../../units/admin/search-choices.ts'
import { pickedSearch } from '../../../units/rules/picked-search.ts'
import { unitSearchQuery } from '../../../units/rules/query.ts'
import { searchChips } from '../../../units/rules/words/search-chips.ts'

/** The conditions of the search of somebody's wishes, in words; nothing without one. */
export function WishChips({ query }: { query: string | null }) {
  const language = useLanguage()
  const search = pickedSearch(query ?? '')
  const { namesOf } = useSearchChoices(search, false)
  const chips = searchChips(search, namesOf(search), language)
  if (!query || chips.length === 0) return null
  return (
    <ul aria-label="The search" className="flex flex-wrap gap-1.5">
      {chips.map(({ label, without }) => (
        <li
          key={unitSearchQuery(without)}
          className="rounded-control bg-hov px-2 py-0.5 text-ink-2"
        >
          {label}
        </li>
      ))}
    </ul>
  )
}
