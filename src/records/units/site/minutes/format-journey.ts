import type { Journey } from '../../../../city/rail/rules/minutes.ts'
import { english, type Language, textsIn } from '../../../../shared/language.ts'
import { wayTexts } from './way-texts.ts'

type Steps = Pick<Journey, 'walk' | 'train' | 'transfers' | 'lastWalk'>

/** A journey with its destination, optionally with changes: `to Asok: 4 min walk + 11 min train`. */
export function journeyText(
  name: string | null,
  journey: Journey,
  options?: { changes: boolean },
  language: Language = english,
): string {
  const place = namedPlaces([name], language)
  return textsIn(language, wayTexts).to(place, journeySteps(journey, options, language))
}

/** The parts of a journey, optionally with changes: `4 min walk + 11 min train`. */
export function journeySteps(
  { walk, train, transfers, lastWalk }: Steps,
  options?: { changes: boolean },
  language: Language = english,
): string {
  const texts = textsIn(language, wayTexts)
  const parts = [
    (walk > 0 || train === 0) && texts.walk(walk),
    train > 0 && texts.train(train),
    train > 0 && lastWalk && texts.walk(lastWalk),
  ].filter(Boolean)
  const steps = parts.join(' + ')
  return options?.changes && transfers > 0 ? texts.changes(steps, transfers) : steps
}

/** `Asok`, `Asok and Siam`. */
export function namedPlaces(
  names: readonly (string | null)[],
  language: Language = english,
): string {
  const { unknown, and } = textsIn(language, wayTexts)
  return and(names.map((name) => name ?? unknown))
}
