import { distanceBetween, type Point, walkingMinutes } from '../../shared/distance.ts'

/** Minutes and changes from one station to every other, by the station's id, with the first wait. */
type FromStation = { minutes: readonly number[]; transfers: readonly number[] }

/** By station id: minutes from door to platform, the part of them on trains, and changes. */
type QuickestToStations = { total: number[]; train: number[]; transfers: number[] }

/**
 * The quickest journey from a point to each station: on foot to a nearby station and on by train, or entirely
 * on foot when that is no longer. Of two equally quick ones, the one with less riding, then with fewer
 * changes.
 */
export function quickestToStations(
  place: Point,
  near: readonly { stationId: number; walkingTime: number }[],
  stations: readonly (Point & { id: number })[],
  rides: ReadonlyMap<number, FromStation>,
): QuickestToStations {
  const quickest: QuickestToStations = { total: [], train: [], transfers: [] }
  for (const station of stations) {
    const { id } = station
    quickest.total[id] = walkingMinutes(distanceBetween(place, station))
    quickest.train[id] = 0
    quickest.transfers[id] = 0
  }
  for (const { stationId, walkingTime } of near) {
    const ride = rides.get(stationId)
    for (const { id } of ride ? stations : []) {
      const train = ride?.minutes[id]
      const transfers = ride?.transfers[id]
      if (id === stationId || train === undefined || transfers === undefined) continue
      const total = walkingTime + train
      const longer =
        total - (quickest.total[id] ?? 0) ||
        train - (quickest.train[id] ?? 0) ||
        transfers - (quickest.transfers[id] ?? 0)
      if (longer >= 0) continue
      quickest.total[id] = total
      quickest.train[id] = train
      quickest.transfers[id] = transfers
    }
  }
  return quickest
}
