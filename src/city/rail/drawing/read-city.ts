import fs from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { projectHome } from '../../../env.ts'
import type { City, CityPlace } from './draw-railway.ts'

type Feature = {
  properties: Record<string, string>
  geometry: { type: string; coordinates: number[][] | number[][][] }
}

/** Reads the data of the drawing from data/. */
export async function readCity(): Promise<City> {
  const stations: Record<string, string>[] = parse(await read('stations.csv'), { columns: true })
  return {
    stations: stations.map((row) => ({
      id: Number(row.id),
      code: row.code ?? '',
      name: row.name ?? '',
      nameTh: row.name_th ?? '',
      line: row.line ?? '',
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      interchangeCodes: (row.interchange_codes ?? '').split(';').filter(Boolean),
    })),
    tracks: (await features('rail-lines.geojson')).map((feature) => ({
      line: feature.properties.line ?? '',
      coordinates: line(feature),
    })),
    river: (await features('river.geojson'))
      .filter((feature) => feature.geometry.type === 'LineString')
      .map(line),
    districts: (await features('districts.geojson')).map(outline),
    places: [
      ...(await places('district', 'districts.csv')),
      ...(await places('park', 'parks.csv')),
      ...(await places('mall', 'malls.csv')),
      ...(await places('school', 'schools.csv')),
    ],
  }
}

async function places(kind: CityPlace['kind'], file: string): Promise<CityPlace[]> {
  const rows: Record<string, string>[] = parse(await read(file), { columns: true })
  return rows.map((row) => ({
    kind,
    name: row.name ?? '',
    nameTh: row.name_th ?? '',
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
  }))
}

async function features(file: string): Promise<Feature[]> {
  return JSON.parse(await read(path.join('map', file))).features
}

// Safe: callers pass lines; a line's coordinates are pairs.
function line({ geometry }: Feature): number[][] {
  return geometry.coordinates as number[][]
}

// Safe: every district is one polygon; its first ring is the outline.
function outline({ geometry }: Feature): number[][] {
  return (geometry.coordinates as number[][][])[0] ?? []
}

function read(file: string): Promise<string> {
  return fs.readFile(path.join(projectHome(), 'data', file), 'utf8')
}
