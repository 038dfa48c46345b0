import type { Journey } from '../../../../city/rail/rules/minutes.ts'
import { english, type Language, textsIn } from '../../../../shared/language.ts'
import { namedPlaces } from '../../rules/words/named-places.ts'
import { wayTexts } from '../../rules/words/way-texts.ts'

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
