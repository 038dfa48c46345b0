import { useEffect, useMemo, useState } from 'react'
import { type City, featuresOf } from '../../city/map/rules/city.ts'
import { loadCity } from '../../city/map/site/load-city.ts'
import { STATION_RADIUS } from '../../city/places/rules/place.ts'
import { readPoint } from '../../city/rail/rules/points.ts'
import { NEAR_METERS } from '../../records/units/rules/near.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { Point } from '../../shared/distance.ts'

/** A place that a search is for, as its map shows it. */
export type SearchedPlace = {
  at: Point
  /** Null for a station, which the map names itself. */
  name: string | null
  /** How far the search reaches; null if it is for minutes by train. */
  metres: number | null
}

/** The points and stations of a search; the stations once the ground of the map is loaded. */
export function useSearchedPlaces(search: UnitSearch): readonly SearchedPlace[] {
  const [city, setCity] = useState<City | null>(null)
  const hasStations = search.stationId !== undefined || search.minutesTo !== undefined
  useEffect(() => {
    if (!hasStations) return
    let isGone = false
    loadCity().then(
      (loaded) => !isGone && setCity(loaded),
      // The map says so.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [hasStations])
  return useMemo(() => placesOf(search, city), [search, city])
}

function placesOf(search: UnitSearch, city: City | null): SearchedPlace[] {
  const { near, nearMeters, stationId, within, minutesTo = [], minutesNear = [] } = search
  return [
    ...(near === undefined ? [] : pointOf(near, nearMeters ?? NEAR_METERS.initial)),
    ...(stationId === undefined ? [] : stationOf(city, stationId, within ?? STATION_RADIUS)),
    ...minutesNear.flatMap((text) => pointOf(text, null)),
    ...minutesTo.flatMap((id) => stationOf(city, id, null)),
  ]
}

function pointOf(text: string, metres: number | null): SearchedPlace[] {
  const point = readPoint(text)
  return point ? [{ at: point, name: point.name, metres }] : []
}

function stationOf(city: City | null, id: number, metres: number | null): SearchedPlace[] {
  const station = city && featuresOf(city, 'station').find(({ properties }) => properties.id === id)
  if (!station) return []
  const [longitude, latitude] = station.geometry.coordinates
  return [{ at: { latitude, longitude }, name: null, metres }]
}
