/** What a search asks of minutes by train: to which stations and other places, in how many. */
export type MinutesAsked = {
  minutesTo?: number[] | undefined
  minutesNear?: string[] | undefined
  minutesMax?: number | undefined
}

/** To how many places the minutes are counted. */
export function placeCount({ minutesTo = [], minutesNear = [] }: MinutesAsked): number {
  return minutesTo.length + minutesNear.length
}

/** What is asked of minutes alone. */
export function minutesAsked({ minutesTo, minutesNear, minutesMax }: MinutesAsked): MinutesAsked {
  return {
    ...(minutesTo && { minutesTo }),
    ...(minutesNear && { minutesNear }),
    ...(minutesMax !== undefined && { minutesMax }),
  }
}
