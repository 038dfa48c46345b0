import * as z from 'zod/mini'

/*
 * Minutes by train: what is counted, and the assumptions behind it. This is their one table; the page
 * that explains them to visitors reads it.
 */

/** Minutes of changing trains where one station's platforms lie apart, which no table of walks tells. */
export const CHANGE_WITHIN = 2

/** Trains from this neighbour end at a platform of their own. */
export const ENDS_APART = [
  { line: 'mrt_blue', code: 'BL01', neighbour: 'BL02', name: 'Tha Phra' },
  { line: 'mrt_pink', code: 'PK10', neighbour: 'MT01', name: 'Muang Thong Thani' },
] as const

/** Which of a line's timetables waits are counted by: a weekday between ten and four. */
export const COUNTED_PERIOD = 'day'

/** Minutes from a station to another, as the API answers them: whole, rounded up. */
export const StationMinutes = z.object({
  stationId: z.int(),
  /** Riding and changing, without the wait for the first train. */
  train: z.int(),
  transfers: z.int(),
  /** From there to here, with the wait for the first train: what a search counts of a home beside it. */
  inbound: z.int(),
})
export type StationMinutes = z.output<typeof StationMinutes>
