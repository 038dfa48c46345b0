import { distanceBetween, type Point, walkingMinutes } from '../../shared/distance.ts'

/** From one station to those of each id, for who comes from outside: whole minutes, and changes. */
type FromStation = { minutes: readonly number[]; transfers: readonly number[] }

/** By the id of the station: minutes door to platform, those of them on the train, and changes. */
type QuickestToStations = { total: number[]; train: number[]; transfers: number[] }

/**
 * The quickest way from a place to each station: on foot to one that is near it and by train from there, or
 * on foot all the way where that is no longer. Of two as quick the one with less of a ride, then of changes.
 */
export function quickestToStations(
  place: Point,
  near: readonly { stationId: number; walkingTime: number }[],
  stations: readonly (Point & { id: number })[],
  rides: ReadonlyMap<number, FromStation>,
): QuickestToStations {
  const best: QuickestToStations = { total: [], train: [], transfers: [] }
  for (const station of stations) {
    const { id } = station
    best.total[id] = walkingMinutes(distanceBetween(place, station))
    best.train[id] = 0
    best.transfers[id] = 0
  }
  for (const { stationId, walkingTime } of near) {
    const ride = rides.get(stationId)
    for (const { id } of ride ? stations : []) {
      const train = ride?.minutes[id]
      const transfers = ride?.transfers[id]
      if (id === stationId || train === undefined || transfers === undefined) continue
      const total = walkingTime + train
      const longer =
        total - (best.total[id] ?? 0) ||
        train - (best.train[id] ?? 0) ||
        transfers - (best.transfers[id] ?? 0)
      if (longer >= 0) continue
      best.total[id] = total
      best.train[id] = train
      best.transfers[id] = transfers
    }
  }
  return best
}
