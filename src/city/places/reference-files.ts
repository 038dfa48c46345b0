import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { projectHome } from '../../env.ts'
import type { Tx } from '../../platform/db/connect.ts'

/** A row as JSON, which PostgreSQL parses by the column types of the table. */
export type ReferenceRow = Record<string, string | string[] | null>
export type ReferenceTable = { table: string; columns: readonly string[]; rows: ReferenceRow[] }

/** Tables computed from the files of data/ after the reference tables are loaded. */
export type DerivedData = {
  /** Further files to read, by name. */
  files: readonly string[]
  /** Every constant that the tables depend on: changing one loads everything again. */
  assumptions: unknown
  /**
   * Fills the tables from the contents of the files, in the transaction that loads the reference
   * data.
   */
  load(tx: Tx, files: ReadonlyMap<string, string>): Promise<void>
}

const FOLDER = 'data'
const BOUNDARIES = 'map/districts.geojson'
const COURSES = 'road_points.csv'

// In the order of their foreign keys. Other columns of the files are notes for people.
const TABLES = {
  lines: ['id', 'name', 'name_th', 'short_name', 'colour', 'sort'],
  stations: [
    ...['id', 'code', 'name', 'name_th', 'line', 'sequence', 'interchange_codes', 'aliases'],
    ...['found_by', 'popularity', 'latitude', 'longitude'],
  ],
  districts: [
    ...['id', 'name', 'name_th', 'province', 'province_th', 'latitude', 'longitude'],
    ...['postal_codes', 'aliases', 'boundary'],
  ],
  subdistricts: [
    ...['id', 'district_id', 'name', 'name_th', 'aliases', 'latitude', 'longitude', 'postal_code'],
  ],
  roads: [
    ...['id', 'name', 'name_th', 'aliases', 'twin_road_id', 'twin_soi', 'latitude', 'longitude'],
    'course',
  ],
  road_stretches: ['id', 'road_id', 'subdistrict_id', 'latitude', 'longitude', 'points'],
  house_numbers: ['id', 'road_id', 'number', 'district_id', 'latitude', 'longitude'],
  sois: ['id', 'road_id', 'soi', 'point_kind', 'latitude', 'longitude'],
  neighbourhoods: ['id', 'name', 'name_th', 'aliases', 'district_id', 'latitude', 'longitude'],
  parks: ['id', 'name', 'name_th', 'aliases', 'subdistrict_id', 'latitude', 'longitude'],
  malls: ['id', 'name', 'name_th', 'aliases', 'subdistrict_id', 'latitude', 'longitude'],
  schools: ['id', 'name', 'name_th', 'aliases', 'type', 'subdistrict_id', 'latitude', 'longitude'],
  hospitals: ['id', 'name', 'name_th', 'aliases', 'subdistrict_id', 'latitude', 'longitude'],
  workplaces: ['id', 'name', 'name_th', 'aliases', 'subdistrict_id', 'latitude', 'longitude'],
  markets: ['id', 'name', 'name_th', 'aliases', 'subdistrict_id', 'latitude', 'longitude'],
  public_holidays: ['id', 'date', 'name', 'name_th'],
} as const
const LISTS = new Set(['aliases', 'found_by', 'postal_codes', 'interchange_codes'])

/** The contents of the files of data/, by name, and their fingerprint. */
export async function readReferenceFiles(derived: readonly DerivedData[]): Promise<{
  fingerprint: string
  files: Map<string, string>
}> {
  const tables = Object.keys(TABLES).map((table) => `${table}.csv`)
  const names = [...tables, BOUNDARIES, COURSES, ...derived.flatMap(({ files }) => files)]
  const texts = await Promise.all(
    names.map((name) => fs.readFile(path.join(projectHome(), FOLDER, name), 'utf8')),
  )
  const hash = createHash('sha256').update(
    JSON.stringify([TABLES, derived.map(({ assumptions }) => assumptions)]),
  )
  for (const text of texts) hash.update(text).update('\0')
  return {
    fingerprint: hash.digest('hex'),
    files: new Map(names.map((name, i) => [name, texts[i] ?? ''])),
  }
}

/** The rows of every table, in an order that satisfies foreign keys. */
export function referenceTables(files: ReadonlyMap<string, string>): ReferenceTable[] {
  const boundaries = readBoundaries(files.get(BOUNDARIES) ?? '')
  const courses = readCourses(files.get(COURSES) ?? '')
  return Object.entries(TABLES).map(([table, columns]) => {
    const rows = records(files.get(`${table}.csv`) ?? '').map((record) => {
      if (table === 'districts') record.boundary = boundaries.get(Number(record.id)) ?? ''
      if (table === 'roads') record.course = courses.get(Number(record.id)) ?? ''
      return Object.fromEntries(columns.map((column) => [column, cell(column, record[column])]))
    })
    return { table, columns, rows }
  })
}

function records(text: string): Record<string, string>[] {
  return parse(text, { columns: true, bom: true, skip_empty_lines: true })
}

function cell(column: string, text = ''): string | string[] | null {
  if (LISTS.has(column)) return text === '' ? [] : text.split(';')
  return text === '' ? null : text
}

/** Each district's outline in PostgreSQL's polygon format, by district id. */
function readBoundaries(text: string): Map<number, string> {
  const { features }: Boundaries = JSON.parse(text)
  return new Map(
    features.map(({ properties, geometry }) => {
      const corners = (geometry.coordinates[0] ?? []).map(([lng, lat]) => `(${lng},${lat})`)
      return [properties.id, `(${corners.join(',')})`]
    }),
  )
}

/** Each road's ordered points in PostgreSQL's open path format, by road id. */
function readCourses(text: string): Map<number, string> {
  const points = Map.groupBy(records(text), (record) => Number(record.road_id))
  return new Map(
    [...points].map(([roadId, course]) => {
      const corners = course.map(({ longitude, latitude }) => `(${longitude},${latitude})`)
      return [roadId, `[${corners.join(',')}]`]
    }),
  )
}

type Boundaries = {
  features: { properties: { id: number }; geometry: { coordinates: [number, number][][] } }[]
}
