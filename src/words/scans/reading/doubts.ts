import { type ReadLine, type ReadWord, SURE } from '../rules/reading.ts'
import { meanConfidence } from './join-words.ts'

/** How sure a word is at most that another reading of the page does not have. */
const DISPUTED = SURE - 15
/** A reading of a line that is less sure says nothing about others. */
const WORTH_ASKING = 60
const PRINT = 84
/** The share of doubtful letters from which a page is no print that the reader knows. */
const MAX_DOUBTFUL = 0.12

/** Marks words as doubtful in which the readings of a page differ. */
export function withDoubts(
  lines: readonly ReadLine[],
  readings: readonly (readonly ReadLine[])[],
): ReadLine[] {
  return lines.map((line) => {
    const others = readings.flatMap((reading) => reading.filter((one) => isSamePlace(one, line)))
    const texts = others
      .filter(({ confidence }) => confidence >= WORTH_ASKING)
      .map(({ text }) => text.replaceAll(' ', ''))
    const words = line.words.map((word) => {
      const isDisputed = texts.some((text) => !text.includes(word.text.replaceAll(' ', '')))
      return isDisputed ? { ...word, confidence: Math.min(word.confidence, DISPUTED) } : word
    })
    return { ...line, words }
  })
}

export function isSamePlace({ box: a }: ReadLine, { box: b }: ReadLine): boolean {
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  return down > Math.min(a.height, b.height) / 2 && across > 0
}

/** Whether a page looks like print: what was read is sure, and hardly any of it is disputed. */
export function isPrint(lines: readonly ReadLine[]): boolean {
  const letters = lettersOf(lines.flatMap((line) => line.words))
  const doubtful = lettersOf(
    lines.flatMap((line) => line.words.filter(({ confidence }) => confidence < SURE)),
  )
  const mean = meanConfidence(lines.map(({ text, confidence }) => ({ text, confidence })))
  return mean >= PRINT && doubtful <= letters * MAX_DOUBTFUL
}

const lettersOf = (words: readonly ReadWord[]) =>
  words.reduce((sum, { text }) => sum + text.length, 0)
