/** The minutes by train in a search: to which stations and other places, and the limit. */
export type MinutesQuery = {
  minutesTo?: number[] | undefined
  minutesNear?: string[] | undefined
  minutesMax?: number | undefined
}

/** The number of places that minutes are counted to. */
export function placeCount({ minutesTo = [], minutesNear = [] }: MinutesQuery): number {
  return minutesTo.length + minutesNear.length
}

/** Only the minutes of a search. */
export function minutesQuery({ minutesTo, minutesNear, minutesMax }: MinutesQuery): MinutesQuery {
  return {
    ...(minutesTo && { minutesTo }),
    ...(minutesNear && { minutesNear }),
    ...(minutesMax !== undefined && { minutesMax }),
  }
}
