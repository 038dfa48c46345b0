import type { Line } from '../../places/rules/place.ts'

export type LineId = (typeof Line.ids)[number]
type Pair = [longitude: number, latitude: number]
type Named = { name: string; nameTh: string }
type At<Properties> = { properties: Properties; geometry: { coordinates: Pair } }
type Along<Properties> = { properties: Properties; geometry: { coordinates: Pair[] } }

export type StationSpot = At<Named & { kind: 'station'; id: number; line: LineId }>
/** A station, or the stations of an interchange, with a line of name for each. */
export type StopLine = Along<Named & { kind: 'stop'; lines: LineId[]; stations: number[] }>
export type Landmark<Kind extends string = 'park' | 'mall' | 'school'> = At<Named & { kind: Kind }>

type Feature =
  | { properties: { kind: 'border' }; geometry: { coordinates: Pair[][] } }
  | Along<{ kind: 'river' }>
  | Along<{ kind: 'track'; line: LineId }>
  | StopLine
  | StationSpot
  | Landmark<'district'>
  | Landmark<'park'>
  | Landmark<'mall'>
  | Landmark<'school'>

/** The ground of the map, the content of `city.geojson`. */
export type City = { features: Feature[] }

/** The features of a kind. */
export function featuresOf<Kind extends Feature['properties']['kind']>(
  { features }: City,
  kind: Kind,
): Extract<Feature, { properties: { kind: Kind } }>[] {
  return features.filter(
    (feature): feature is Extract<Feature, { properties: { kind: Kind } }> =>
      feature.properties.kind === kind,
  )
}
