import { fold, foldThai } from '../../../city/places/rules/spelling.ts'
import type { NameLikeness } from '../rules/duplicates.ts'
import { soundsOf } from './name-sounds.ts'
import { isInitial, type PersonName } from './person-name.ts'
import { isOneTypingErrorApart } from './typing-errors.ts'

/**
 * How two names compare, in any order of their words and in both scripts: `same`; `alike`, with one typing error;
 * `begin`, the same as far as the shorter one goes (`Priya R.`, `คุณปรียา`), or the same first name; `different`; and
 * `unknown` when that cannot be told, as of a nickname or a number.
 */
export function compareNames(one: PersonName, other: PersonName): NameLikeness {
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one]
  if (!short.words.some(hasLetters) || !long.words.some(hasLetters)) return 'unknown'
  if (short.words.length === long.words.length || short.words.length > 1) {
    const [joined, otherJoined] = [short.words.join(''), long.words.join('')]
    if (folded(joined) === folded(otherJoined)) return 'same'
  }
  if (sharesNickname(short, long)) return 'begin'
  const found = bestMatches(short.words, long.words)
  const count = (kind: Match) => found.filter((match) => match === kind).length
  if (short.words.length === 1) return ofOneWord(short, long, found[0] ?? 'none')
  if (count('none') > 0) return firstNamesMatch(one, other) ? 'begin' : 'different'
  if (count('initial') > 0) return count('exact') > 0 ? 'begin' : 'unknown'
  if (count('near') === 0) return 'same'
  return count('near') === 1 ? 'alike' : 'different'
}

type Match = 'exact' | 'near' | 'initial' | 'none'

function ofOneWord(short: PersonName, long: PersonName, match: Match): NameLikeness {
  const isWhole = long.words.length === 1
  if (match === 'exact') return isWhole ? 'same' : 'begin'
  if (match === 'near') return isWhole ? 'alike' : 'begin'
  return isWhole && !short.words.some(isInitial) ? 'different' : 'unknown'
}

/** For each word of the shorter name the best match among the words of the other, each used once. */
function bestMatches(words: readonly string[], others: readonly string[]): Match[] {
  const unused = [...others]
  const found = new Map<string, Match>()
  for (const kind of ['exact', 'near', 'initial'] as const) {
    for (const word of words) {
      if (found.has(word)) continue
      const at = unused.findIndex((other) => matchOf(word, other) === kind)
      if (at < 0) continue
      unused.splice(at, 1)
      found.set(word, kind)
    }
  }
  return words.map((word) => found.get(word) ?? 'none')
}

const MIN_FOR_ERROR = 4
const MIN_SOUNDS_FOR_ERROR = 4

function matchOf(word: string, other: string): Match {
  if (isInitial(word) || isInitial(other)) {
    if (word === other) return 'exact'
    return firstSound(word) === firstSound(other) ? 'initial' : 'none'
  }
  if (isThai(word) !== isThai(other)) {
    const [sounds, otherSounds] = [soundsOf(word), soundsOf(other)]
    if (sounds === otherSounds) return sounds === '' ? 'none' : 'exact'
    const isLong = Math.min(sounds.length, otherSounds.length) >= MIN_SOUNDS_FOR_ERROR
    return isLong && isOneTypingErrorApart(sounds, otherSounds) ? 'near' : 'none'
  }
  if (folded(word) === folded(other)) return 'exact'
  const isLong = Math.min(word.length, other.length) >= MIN_FOR_ERROR
  const isNear =
    isOneTypingErrorApart(word, other) || isOneTypingErrorApart(folded(word), folded(other))
  return isLong && isNear ? 'near' : 'none'
}

function firstNamesMatch(one: PersonName, other: PersonName): boolean {
  const [first = '', otherFirst = ''] = [one.words[0], other.words[0]]
  return matchOf(first, otherFirst) === 'exact' && !isInitial(first)
}

function sharesNickname(one: PersonName, other: PersonName): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([named, called]) =>
    named?.nicknames.some(
      (nickname) =>
        called &&
        [...called.nicknames, ...(called.words.length === 1 ? called.words : [])].some(
          (word) => !isInitial(word) && matchOf(nickname, word) === 'exact',
        ),
    ),
  )
}

function firstSound(word: string): string {
  return isThai(word) ? soundsOf(word).charAt(0) : soundsOf(word).charAt(0) || word.charAt(0)
}

function folded(word: string): string {
  return fold(foldThai(word))
}

const isThai = (word: string) => /[\u0e01-\u0e4e]/.test(word)
const hasLetters = (word: string) => /\p{L}/u.test(word)
