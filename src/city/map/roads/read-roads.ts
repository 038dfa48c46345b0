import fs from 'node:fs/promises'
import path from 'node:path'
import { projectHome } from '../../../env.ts'

/** A piece of a main road as in `data/map/main-roads.geojson`. */
export type RoadPiece = {
  /** OpenStreetMap's class: `motorway`, `trunk`, `primary`, `secondary` or `tertiary`. */
  class: string
  /** A ramp or slip road of that class. */
  isLink: boolean
  name: string | null
  nameTh: string | null
  /** Longitude, latitude. */
  coordinates: number[][]
}

type Feature = {
  properties: { class: string; link?: 1; name?: string; nameTh?: string }
  geometry: { coordinates: number[][] }
}

/** Reads the main roads from data/. */
export async function readRoads(): Promise<RoadPiece[]> {
  const file = path.join(projectHome(), 'data/map/main-roads.geojson')
  const { features }: { features: Feature[] } = JSON.parse(await fs.readFile(file, 'utf8'))
  return features.map(({ properties, geometry }) => ({
    class: properties.class,
    isLink: properties.link === 1,
    name: properties.name ?? null,
    nameTh: properties.nameTh ?? null,
    coordinates: geometry.coordinates,
  }))
}
