import { nameOf } from '../../../city/places/rules/name-match.ts'
import { foldThaiLetter } from '../../../city/places/rules/spelling.ts'

/**
 * A text in the folded spelling in which names are compared, with the places of its letters: Latin words and
 * numbers from word to word, Thai ones letter by letter, since Thai writes on without blanks.
 */
export type FoldedText = {
  /** Where a folded name stands. */
  places(sound: string): { start: number; end: number }[]
  /** Runs of whole Latin words whose folded letters are so many. */
  windows(least: number, most: number): { sound: string; start: number; end: number }[]
}

type Word = { sound: string; start: number; end: number }
type Letters = { text: string; starts: number[]; ends: number[] }

const MAX_WORDS = 6
const LATIN_WORD = /[a-z]+|\d+/gi
const MUTE = /^[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c$/

export function foldedText(text: string): FoldedText {
  const runs = runsOf(text)
  const bySound = Map.groupBy(runs, ({ sound }) => sound)
  const thai = thaiLetters(text)
  return {
    places: (sound) =>
      /[\u0e01-\u0e4e]/.test(sound) ? inThai(thai, sound) : (bySound.get(sound) ?? []),
    windows: (least, most) =>
      runs.filter(({ sound }) => sound.length >= least && sound.length <= most),
  }
}

/** Every run of up to six words that nothing but a blank, a hyphen or a comma parts. */
function runsOf(text: string): Word[] {
  const words = [...text.matchAll(LATIN_WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const soundOf = soundsOnce()
  const runs: Word[] = []
  for (const [index, first] of words.entries()) {
    let end = first.end
    for (let count = 1; count <= MAX_WORDS; count += 1) {
      const last = words[index + count - 1]
      if (!last || (count > 1 && !/^(?:[ ,'’.-]{0,2}|\s&\s)$/.test(text.slice(end, last.start))))
        break
      end = last.end
      runs.push({ sound: soundOf(text.slice(first.start, end)), start: first.start, end })
    }
  }
  return runs
}

/** A chat says the same words again and again: each is folded once. */
function soundsOnce(): (words: string) => string {
  const sounds = new Map<string, string>()
  return (words) => {
    const sound = sounds.get(words) ?? nameOf(words).sound
    sounds.set(words, sound)
    return sound
  }
}

/** The Thai letters without tone marks, mute letters and blanks; other words part them as `|`. */
function thaiLetters(text: string): Letters {
  // A list: to look at the end of a string that grows copies it each time.
  const folded: string[] = []
  const [starts, ends]: [number[], number[]] = [[], []]
  const add = (letter: string, start: number, end: number) => {
    // A doubled letter is one, as in folded names: `แคนนา`.
    if (folded.at(-1) === letter && /[\u0e01-\u0e46]/.test(letter)) {
      starts[starts.length - 1] = start
      ends[ends.length - 1] = end
      return
    }
    folded.push(letter)
    starts.push(start)
    ends.push(end)
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (/[\u0e01-\u0e46\u0e4d]/.test(letter)) {
      const mute = [2, 3].find((length) => MUTE.test(text.slice(at, at + length)))
      if (mute) {
        const last = ends.length - 1
        if (last >= 0 && ends[last] === at) ends[last] = at + mute
        at += mute - 1
      } else add(foldThaiLetter(letter), at, at + 1)
    } else if (/[\u0e47-\u0e4e]/.test(letter)) {
      const last = ends.length - 1
      if (last >= 0) ends[last] = at + 1
    } else if (/[a-z]/i.test(letter)) add(letter.toLowerCase(), at, at + 1)
    else if (/\d/.test(letter)) add(letter, at, at + 1)
    else if (!/[ \u00a0,.'’-]/.test(letter)) add('|', at, at + 1)
  }
  return { text: folded.join(''), starts, ends }
}

function inThai({ text, starts, ends }: Letters, sound: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  for (let at = text.indexOf(sound); at >= 0; at = text.indexOf(sound, at + 1)) {
    const start = starts[at]
    const end = ends[at + sound.length - 1]
    if (start !== undefined && end !== undefined) places.push({ start, end })
  }
  return places
}
