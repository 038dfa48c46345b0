/** When the line is written: the day in Bangkok, and the minutes since its midnight. */
export type Now = { today: string; minutes: number }

/** What a part of the line says. */
export type Meaning = {
  day?: string
  /** Of a day that is over when it is written. */
  isPast?: true
  /** `HH:MM` */
  time?: string
  priority?: 'low' | 'medium' | 'high'
  repeat?: 'none' | 'weekly' | 'monthly'
  /** The day of the month that a monthly one aims at, where `day` is of a shorter month: 31 is the last one. */
  repeatDay?: number
  /** Of a part of the day; its time yields to an hour. */
  part?: PartOfDay
  /** An hour of a working day that may be one of the morning: `at 5` is 17:00. */
  isGuess?: boolean
}
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/**
 * A part that was read, up to `end`. Some words mean something only in their place: `after day` of a day
 * (`tomorrow morning`), `at end` of the line or before another part (`..., high`); `led`
 * by another word (`on Sun`). A `vague` day yields to a
 * date beside it (`Friday 25 Dec`).
 */
export type FoundMeaning = Meaning & {
  end: number
  only?: 'after day' | 'at end' | 'led'
  vague?: true
}

export type Matcher = (text: string, at: number, now: Now) => FoundMeaning | null

type Read = (groups: (string | undefined)[], now: Now) => Omit<FoundMeaning, 'end'> | null

/**
 * A matcher from a sticky expression, which must be of bounded length. Words and numbers match whole: not
 * `sun` in `sunny`, not `10` in `10A`.
 */
export function matcher(expression: RegExp, read: Read): Matcher {
  return (text, at, now) => {
    expression.lastIndex = at
    const match = expression.exec(text)
    if (!match) return null
    const end = at + match[0].trimEnd().length
    if (continues(text, at - 1, at) || continues(text, end - 1, end)) return null
    const found = read(match.slice(1), now)
    return found && { ...found, end }
  }
}

/** Whether a word or a number goes on over this boundary. */
function continues(text: string, before: number, after: number): boolean {
  const [left = '', right = ''] = [text[before], text[after]]
  if (WORD.test(left) && WORD.test(right)) return true
  // 10.5, 12/34, 10:00 are one number each.
  const [first = '', last = ''] = [text[before - 1], text[after + 1]]
  if (JOINT.test(left) && DIGIT.test(first) && DIGIT.test(right)) return true
  return DIGIT.test(left) && JOINT.test(right) && DIGIT.test(last)
}

const WORD = /[a-z0-9]/i
const DIGIT = /\d/
const JOINT = /[./:-]/

export const isThai = (letter = ''): boolean => letter >= '\u0e00' && letter <= '\u0e7f'

/** The first of these that matches. */
export function firstOf(matchers: readonly Matcher[]): Matcher {
  return (text, at, now) => {
    for (const each of matchers) {
      const found = each(text, at, now)
      if (found) return found
    }
    return null
  }
}
