import * as z from 'zod/mini'
import { fieldRefusals } from '../refusals/fields.ts'
import type { ValueSet } from './value-set.ts'

/** A schema for one value of a set, in any accepted spelling. */
export function oneOf<Id extends string>(set: ValueSet<Id>) {
  return described(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => set.read(text) ?? text),
      ),
      z.enum(set.ids, { error: fieldRefusals.choose_one_of({ choices: set.ids }) }),
    ),
    { type: 'string', enum: [...set.ids] },
  )
}

/** A schema for several values of a set, without duplicates, in the set's order. */
export function manyOf<Id extends string>(set: ValueSet<Id>) {
  return described(
    z.pipe(
      z.array(oneOf(set)).check(z.maxLength(100)),
      z.transform((chosen: Id[]) => set.ids.filter((id) => chosen.includes(id))),
    ),
    { type: 'array', items: { type: 'string', enum: [...set.ids] }, maxItems: 100 },
  )
}

/** The JSON schemas that the API description shows for schemas hidden by a transform. */
export const descriptions = z.registry<Record<string, unknown>>()

/** Registers the JSON schema that the API description shows for a schema. */
export function described<S extends z.ZodMiniType>(
  schema: S,
  jsonSchema: Record<string, unknown>,
): S {
  descriptions.add(schema, jsonSchema)
  return schema
}
