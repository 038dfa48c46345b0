import { gradeOf, nameOf, spellingOf } from '../../../city/places/rules/name-match.ts'
import { nameWords } from '../../../city/places/rules/spelling.ts'
import type { Suggestion } from '../rules/suggestion.ts'

/** Whether a suggestion's names or place have the typed text in them, in any spelling: a resemblance has not. */
export function namesTyped(
  { name, nameTh, within }: Pick<Suggestion, 'name' | 'nameTh' | 'within'>,
  typed: string,
): boolean {
  const query = spellingOf(nameWords(typed))
  return (
    query.key !== '' &&
    [name, nameTh ?? '', within].some((text) => gradeOf(query, nameOf(text)) > 0)
  )
}
