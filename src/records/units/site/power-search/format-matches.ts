import type { Language } from '../../../../shared/language.ts'
import { formatNumber } from '../../../../shared/money.ts'
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

/** How many homes match besides the one that they are similar to. */
export function otherMatchesText(total: number): string {
  if (total === 0) return 'No other home matches'
  return total === 1 ? '1 other home matches' : `${formatNumber(total)} other homes match`
}
