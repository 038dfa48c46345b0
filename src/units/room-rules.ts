import * as z from 'zod/mini'
import { queryInteger, queryList } from '../shared/fields.ts'
import { described, descriptions } from '../shared/value-set.ts'

/** A number of rooms in a query; `studio` is 0. */
export function queryRooms() {
  return described(
    z.pipe(
      z.union([z.string(), z.number()], { error: 'Must be a whole number or studio' }),
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

/** Several of them, each once, in their order. */
export function queryRoomList() {
  const shown = descriptions.get(queryRooms()) ?? {}
  return described(
    z.pipe(
      queryList(queryRooms(), shown),
      z.transform((values: number[]) => [...new Set(values)].sort((a, b) => a - b)),
    ),
    { type: 'array', items: shown, maxItems: 100 },
  )
}
