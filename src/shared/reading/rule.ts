import type { Fact } from './fact.ts'

type Read = (match: RegExpExecArray, text: string) => FoundFact | readonly FoundFact[] | null
/** `start` and `end` where it is not the whole match. */
export type FoundFact = Pick<Fact, 'kind' | 'value'> & { start?: number; end?: number }
export type Rule = { expression: RegExp; read: Read }

/** A rule of a global expression, which must take linear time. It may read several facts from one match. */
export function rule(expression: RegExp, read: Read): Rule {
  return { expression, read }
}

/** The facts of a text that rules find. Where they overlap the earlier rule counts. */
export function applyRules(rules: readonly Rule[], text: string, taken: Taken): Fact[] {
  const facts: Fact[] = []
  for (const { expression, read } of rules) {
    // One object for all lines: matchAll copies the expression for each.
    expression.lastIndex = 0
    for (let match = expression.exec(text); match; match = expression.exec(text)) {
      if (match[0] === '') {
        expression.lastIndex += 1
        continue
      }
      const found = read(match, text)
      for (const { kind, value, ...place } of found ? [found].flat() : []) {
        const start = place.start ?? match.index
        const end = place.end ?? match.index + match[0].trimEnd().length
        if (taken.take(start, end)) facts.push({ kind, value, start, end })
      }
    }
  }
  return facts
}

/** The letters of a text that a fact already has. */
export class Taken {
  readonly #letters: Uint8Array

  constructor(length: number) {
    this.#letters = new Uint8Array(length)
  }

  /** Takes these letters; false if one of them is taken. */
  take(start: number, end: number): boolean {
    if (this.#letters.subarray(start, end).includes(1)) return false
    this.#letters.fill(1, start, end)
    return true
  }
}
