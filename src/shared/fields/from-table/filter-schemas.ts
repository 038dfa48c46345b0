import * as z from 'zod/mini'
import { fieldRefusals } from '../../refusals/fields.ts'
import type { Field, FieldTable } from '../field-table.ts'
import { MAX_ID, queryBoolean, queryId, queryInteger, queryList } from '../fields.ts'
import type { Filter } from '../filter.ts'
import type { ValueSet } from '../value-set.ts'
import { described, oneOf } from '../value-set-schemas.ts'

type Which = 'filter' | 'unitFilter'

type Parameter<Of, Part extends Which> = Of extends { [P in Part]: { name: infer Name } }
  ? Name extends readonly (infer Each extends string)[]
    ? Each
    : Name & string
  : never

type One<Of> = Of extends { set: ValueSet<infer Id> }
  ? Id
  : Of extends { kind: 'flag' }
    ? boolean
    : number

type Filtered<Of, Part extends Which> = Of extends { [P in Part]: { by: 'any' | 'all' } }
  ? One<Of>[]
  : One<Of>

/** The query parameters of a table's filters, all optional. */
export type FilterSchemas<Table extends FieldTable, Part extends Which> = {
  [Name in keyof Table as Parameter<Table[Name], Part>]: z.ZodMiniOptional<
    z.ZodMiniType<Filtered<Table[Name], Part>, string | Filtered<Table[Name], Part>>
  >
}

/** The schemas of a table's filters by query parameter; `optional` makes a schema optional. */
export function filterSchemas<Table extends FieldTable, Part extends Which>(
  fields: Table,
  part: Part,
  optional: (schema: z.ZodMiniType) => z.ZodMiniType,
): FilterSchemas<Table, Part> {
  const entries = Object.values(fields).flatMap((field) => {
    const filter = field[part]
    if (!filter) return []
    return [filter.name].flat().map((name) => [name, optional(schemaOf(field, filter))])
  })
  // Safe: field by field, according to its kind.
  return Object.fromEntries(entries) as FilterSchemas<Table, Part>
}

function schemaOf({ kind, set }: Field, filter: Filter): z.ZodMiniType {
  if (set) return filter.by === 'one' ? oneOf(set) : severalOf(set)
  if (kind === 'flag') return queryBoolean()
  if (kind === 'record') return queryId()
  const { limit = MAX_ID } = filter.by === 'range' ? filter : {}
  return kind === 'decimal' ? queryNumber(0, limit) : queryInteger(0, limit)
}

/** Several values of a set, in the set's order. */
export function severalOf<Id extends string>(set: ValueSet<Id>) {
  const jsonSchema = { type: 'string', enum: [...set.ids] }
  return described(
    z.pipe(
      queryList(oneOf(set), jsonSchema),
      z.transform((chosen: Id[]) => set.ids.filter((id) => chosen.includes(id))),
    ),
    { type: 'array', items: jsonSchema, maxItems: 100 },
  )
}

/** A number in a query, whole or with decimals. */
function queryNumber(min: number, max: number) {
  return described(
    z.pipe(
      z.union([z.string(), z.number()], { error: fieldRefusals.must_be_one_number }),
      z.pipe(
        z.transform((value: string | number) =>
          typeof value === 'string' && /^\d{1,9}(\.\d{1,6})?$/.test(value.trim())
            ? Number(value)
            : value,
        ),
        z
          .number({ error: fieldRefusals.must_be_number })
          .check(
            z.gte(min, fieldRefusals.at_least({ least: min })),
            z.lte(max, fieldRefusals.at_most({ most: max })),
          ),
      ),
    ),
    { type: 'number', minimum: min, maximum: max },
  )
}
