import type { Language } from '../../../../shared/language.ts'
import { countedHomes } from '../counted-homes.ts'
import type { SearchSuggestion } from '../search-suggestions.ts'

/** How many homes match the chosen filters; if none do, a suggestion and how many it finds. */
export function matchesText(
  total: number,
  suggestion?: SearchSuggestion,
  language?: Language,
): string {
  if (total === 1) return '1 home matches'
  if (total > 0) return `${countedHomes(total, language)} match`
  return suggestion
    ? `None match. ${suggestion.label}: ${countedHomes(suggestion.total, language)}`
    : 'No homes match'
}
