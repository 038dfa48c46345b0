import * as z from 'zod/mini'
import { queryInteger, queryList } from '../../../shared/fields/fields.ts'
import { described, descriptions } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'

/** A number of rooms in a query; `studio` is 0. */
export function queryRooms() {
  return described(
    z.pipe(
      z.union([z.string(), z.number()], { error: fieldRefusals.must_be_number_or_studio }),
      z.pipe(
        z.transform((value: string | number) =>
          typeof value === 'string' && value.trim().toLowerCase() === 'studio' ? 0 : value,
        ),
        queryInteger(0, 99),
      ),
    ),
    { anyOf: [{ type: 'integer', minimum: 0, maximum: 99 }, { const: 'studio' }] },
  )
}

/** A list of numbers of rooms, without repeats, ascending. */
export function queryRoomList() {
  const item = descriptions.get(queryRooms()) ?? {}
  return described(
    z.pipe(
      queryList(queryRooms(), item),
      z.transform((values: number[]) => [...new Set(values)].sort((a, b) => a - b)),
    ),
    { type: 'array', items: item, maxItems: 100 },
  )
}
