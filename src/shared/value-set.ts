import * as z from 'zod/mini'

/**
 * A set of values with their labels, in the order people read them. Forms, filters, validation, badges
 * and the API description all read it; labels are keyed by id so that a language can be added.
 */
export type ValueSet<Id extends string> = {
  readonly ids: readonly [Id, ...Id[]]
  readonly labels: Readonly<Record<Id, string>>
  /** The id a text stands for (the id itself, its label, or an accepted spelling), else undefined. */
  read(text: string): Id | undefined
  has(text: string): text is Id
}

/**
 * Makes a value set from `{id: label}`. `also` maps further accepted spellings to their id; ids, labels
 * and spellings are read in any letter case.
 */
export function valueSet<const Labels extends Record<string, string>>(
  labels: Labels,
  also: Record<string, keyof Labels & string> = {},
): ValueSet<keyof Labels & string> {
  type Id = keyof Labels & string
  const ids = keysOf(labels)
  const spellings = new Map<string, Id>()
  for (const [spelling, id] of Object.entries(also)) spellings.set(spelling.toLowerCase(), id)
  for (const id of ids) spellings.set((labels[id] ?? id).toLowerCase(), id)
  for (const id of ids) spellings.set(id.toLowerCase(), id)
  const known = new Set<string>(ids)
  return {
    ids,
    labels,
    read: (text) => spellings.get(text.trim().toLowerCase()),
    has: (text): text is Id => known.has(text),
  }
}

/** The values of a set to choose from, in its order. */
export function optionsOf<Id extends string>({ ids, labels }: ValueSet<Id>) {
  return ids.map((id) => ({ value: id, label: labels[id] }))
}

/** A schema for one value of a set, in any accepted spelling. */
export function oneOf<Id extends string>(set: ValueSet<Id>) {
  return described(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => set.read(text) ?? text),
      ),
      z.enum(set.ids, { error: `Choose one of ${set.ids.join(', ')}` }),
    ),
    { type: 'string', enum: [...set.ids] },
  )
}

/** A schema for several values of a set, without repeats, in the set's order. */
export function manyOf<Id extends string>(set: ValueSet<Id>) {
  return described(
    z.pipe(
      z.array(oneOf(set)).check(z.maxLength(100)),
      z.transform((chosen: Id[]) => set.ids.filter((id) => chosen.includes(id))),
    ),
    { type: 'array', items: { type: 'string', enum: [...set.ids] }, maxItems: 100 },
  )
}

/** How the API description shows schemas that a transform hides. */
export const descriptions = z.registry<Record<string, unknown>>()

/** Registers what the API description shows for a schema. */
export function described<S extends z.ZodMiniType>(schema: S, shown: Record<string, unknown>): S {
  descriptions.add(schema, shown)
  return schema
}

// Object.keys loses the key type; the object is a literal, so its keys are exactly these.
function keysOf<T extends Record<string, string>>(labels: T) {
  return Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]]
}
