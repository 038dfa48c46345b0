import fs from 'node:fs/promises'
import path from 'node:path'
import { BAHT_KINDS, type FactKind } from '../../src/shared/reading/fact.ts'
import { readFacts } from '../../src/shared/reading/read-facts.ts'
import { dealInfoOf } from '../../src/words/scans/facts/deal-info.ts'
import { noteLines } from '../../src/words/scans/facts/lines.ts'
import { namedPeople } from '../../src/words/scans/facts/named-people.ts'
import { PictureReader } from '../../src/words/scans/reading/read-picture.ts'
import { characterErrorRate } from './character-errors.ts'
import { measureParts, type Parts, type Print } from './parts.ts'
import { type NoteLook, renderNote } from './render-notes.ts'
import { precision, recall, type Score, scoreFields, sumScores } from './score.ts'
import { vocabularyOn } from './vocabulary.ts'

type Note = NoteLook & {
  apart: boolean
  now: string
  language: string
  expected: Record<string, unknown>
}

/** What was found on the notes as they were photographed, and in the same texts as they were written. */
export type Noted = { read: Score; typed: Score }

/** Renders and reads every note, and prints the character error rate and what was found on them. */
export async function measureNotes(print = console.log): Promise<Parts<Noted>> {
  const file = path.join(import.meta.dirname, 'notes.json')
  const notes: Note[] = JSON.parse(await fs.readFile(file, 'utf8'))
  const reader = new PictureReader()
  const found = await measureParts(async (apart) => {
    const set = notes.filter((note) => note.apart === apart)
    const errors: Record<string, number[]> = {}
    const scores: Record<'read' | 'typed', Score[]> = { read: [], typed: [] }
    for (const note of set) {
      const whole = note.lines.join('\n')
      const text = (await reader.read(await renderNote(note))).map((line) => line.text).join('\n')
      const rate = characterErrorRate(whole, text)
      for (const group of ['all', note.language, note.font]) {
        errors[group] ??= []
        errors[group].push(rate)
      }
      scores.read.push(scoreFields(note.expected, foundIn(text, note.now)))
      scores.typed.push(scoreFields(note.expected, foundIn(whole, note.now)))
    }
    print(`\nNotes ${apart ? 'kept apart' : 'open'}: ${set.length}`)
    for (const [group, rates] of Object.entries(errors)) {
      const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
      const middle = rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0
      print(
        `  ${group.padEnd(9)} characters wrong: mean ${shareOf(mean)}, middle ${shareOf(middle)}`,
      )
    }
    const sums = { read: sumScores(scores.read), typed: sumScores(scores.typed) }
    for (const [from, sum] of Object.entries(sums)) printScore(print, from, sum)
    return sums
  })
  await reader.end()
  return found
}

/** What is found in the text of a note, as the set names it. */
function foundIn(text: string, day: string): Record<string, unknown> {
  const vocabulary = vocabularyOn(new Date(`${day}T05:00:00Z`))
  const facts = readFacts(text, vocabulary)
  const { nextSteps } = dealInfoOf(text, facts, vocabulary.now)
  const valuesOf = (isOne: (kind: FactKind) => boolean) => [
    ...new Set(facts.filter(({ kind }) => isOne(kind)).map(({ value }) => value)),
  ]
  return {
    phones: valuesOf((kind) => kind === 'phone'),
    emails: valuesOf((kind) => kind === 'email'),
    line: valuesOf((kind) => kind === 'line'),
    amounts: valuesOf((kind) => BAHT_KINDS.has(kind)),
    dates: valuesOf((kind) => kind === 'day'),
    bedrooms: valuesOf((kind) => kind === 'bedrooms'),
    sizes: valuesOf((kind) => kind === 'size'),
    stations: valuesOf((kind) => kind === 'station'),
    people: namedPeople(noteLines(text, facts)).map(({ value }) => value),
    steps: nextSteps.map(({ start, end, dueDate }) => ({ text: text.slice(start, end), dueDate })),
  }
}

function printScore(print: Print, from: string, { total, byField }: Score): void {
  const line = (name: string, counts: Score['total']) =>
    print(
      `  ${from} ${name.padEnd(9)} precision ${shareOf(precision(counts))}, recall ${shareOf(recall(counts))}`,
    )
  line('all', total)
  for (const [field, counts] of Object.entries(byField)) line(field, counts)
}

const shareOf = (share: number) => `${(share * 100).toFixed(1)} %`
