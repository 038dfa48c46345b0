import * as z from 'zod/mini'
import { fieldRefusals } from '../refusals/fields.ts'
import { dateOnly, timestamp } from './fields.ts'
import { described } from './value-set-schemas.ts'

/** The years that records are about: 2569 is 2026 of the Buddhist era, and nobody means 9999. */
const meant = z.refine<string>(
  (time) => time >= '1900' && time < '2201',
  fieldRefusals.year_of_record,
)

/** A calendar day of a record. */
export function recordDay() {
  return described(z.pipe(dateOnly(), z.string().check(meant)), { type: 'string', format: 'date' })
}

/** A point in time of a record. */
export function recordTime() {
  return described(z.pipe(timestamp(), z.string().check(meant)), {
    type: 'string',
    format: 'date-time',
  })
}
