import { english, type Language, type Texts, textsIn } from '../language.ts'

/**
 * A set of values with their labels, in display order. Used by forms, filters, validation, badges
 * and the API description. `labelOf` gives a value's label in a language.
 */
export type ValueSet<Id extends string> = {
  readonly ids: readonly [Id, ...Id[]]
  /** In English. */
  readonly labels: Readonly<Record<Id, string>>
  /** The labels as texts; translations are found by their id, the set's name. */
  readonly texts: Texts & Readonly<Record<Id, string>>
  /**
   * The id that a text stands for (the id itself, its label, or an accepted spelling), else
   * undefined.
   */
  read(text: string): Id | undefined
  has(text: string): text is Id
}

/**
 * Makes a value set from its name and `{id: label}`. `also` maps further accepted spellings to their id; ids, labels
 * and spellings are read in any letter case.
 */
export function valueSet<const Labels extends Record<string, string>>(
  name: string,
  labels: Labels,
  also: Record<string, keyof Labels & string> = {},
): ValueSet<keyof Labels & string> {
  type Id = keyof Labels & string
  const ids = keysOf(labels)
  const accepted = new Map<string, Id>()
  for (const [spelling, id] of Object.entries(also)) accepted.set(spelling.toLowerCase(), id)
  for (const id of ids) accepted.set((labels[id] ?? id).toLowerCase(), id)
  for (const id of ids) accepted.set(id.toLowerCase(), id)
  const idSet = new Set<string>(ids)
  return {
    ids,
    labels,
    texts: { ...labels, id: name },
    read: (text) => accepted.get(text.trim().toLowerCase()),
    has: (text): text is Id => idSet.has(text),
  }
}

/** The label of a value. */
export function labelOf<Id extends string>(
  { texts }: ValueSet<Id>,
  id: Id,
  language: Language = english,
): string {
  return textsIn(language, texts)[id]
}

/** The same of a value that may be none of the set's, which is undefined then. */
export function labelIn(
  { texts }: ValueSet<string>,
  id: string,
  language: Language = english,
): string | undefined {
  return textsIn(language, texts)[id]
}

/** The values of a set as options, in its order. */
export function optionsOf<Id extends string>(set: ValueSet<Id>, language: Language = english) {
  return set.ids.map((id) => ({ value: id, label: labelOf(set, id, language) }))
}

// Safe: Object.keys loses the key type; the object is a literal, so its keys are exactly these.
function keysOf<T extends Record<string, string>>(labels: T) {
  return Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]]
}
