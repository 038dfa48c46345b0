import { hash } from 'node:crypto'
import { spaced } from './compare-people.ts'
import type { ComparedPerson } from './compared-person.ts'
import { type PersonName, soundsOfWords } from './person-name.ts'

/** Raise it when keys are made otherwise: then stored keys are made again. */
export const KEY_RULES = 2

/**
 * What contacts are found by: those of identities, and those of a word of the name with a second sign. Those of a word
 * alone find whoever a text names.
 */
export type ContactKeys = { identities: number[]; names: number[]; words: number[] }

/**
 * The keys of a contact, as 32-bit numbers. Whoever resembles it has one of them: an identity; or a word of the name in
 * its sounds, together with the beginning or the end of a number or of an e-mail name, of which a typing error leaves
 * one as it is, with the company, or with a home or a building asked about.
 */
export function contactKeys(person: ComparedPerson): ContactKeys {
  const signs = [
    ...person.dialled.flatMap((digits) => ends('phone', digits)),
    ...person.mailNames.flatMap((name) => ends('mail', name)),
    ...(person.company ? [`company ${person.company}`] : []),
    ...person.units.map((id) => `unit ${id}`),
    ...person.projects.map((id) => `project ${id}`),
  ]
  const words = soundsOfWords(person.name)
  return {
    identities: keysOf(person.identities.map(spaced)),
    names: keysOf(words.flatMap((word) => signs.map((sign) => `${word} ${sign}`))),
    words: wordKeys(person.name),
  }
}

/** The keys of the words of a name, in their sounds. */
export function wordKeys(name: PersonName): number[] {
  return keysOf(soundsOfWords(name).map((word) => `word ${word}`))
}

/** The letters at each end that are compared; a number has at least seven, an e-mail name five. */
const END = { phone: 4, mail: 3 }

function ends(kind: keyof typeof END, text: string): string[] {
  const length = END[kind]
  return [`${kind} ${text.slice(0, length)}..`, `${kind} ..${text.slice(-length)}`]
}

function keysOf(texts: readonly string[]): number[] {
  return [...new Set(texts.map((text) => hash('sha1', text, 'buffer').readInt32BE()))]
}
