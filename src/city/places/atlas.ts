import type { Db } from '../../platform/db/connect.ts'
import type { Point } from '../../shared/distance.ts'
import { cachedUntilReload } from './cached-until-reload.ts'
import { type ChineseNames, readChineseNames } from './chinese-names.ts'
import { SchoolType, type SchoolTypeId } from './rules/place.ts'

type Named = Point & { id: number; name: string; nameTh: string; aliases: string[] }
export type AtlasStation = Named & {
  code: string
  line: string
  foundBy: string[]
  popularity: number | null
}
export type AtlasLandmark = Named & { subdistrictId: number } & (
    | { kind: 'park' | 'mall' }
    | { kind: 'school'; type: SchoolTypeId }
  )
/** Where people work or go, which addresses rarely name. */
export type AtlasDestination = Named & {
  kind: 'hospital' | 'workplace' | 'market'
  subdistrictId: number
}
export type AtlasDistrict = Named & {
  province: string
  provinceTh: string
  postalCodes: string[]
  outline: Point[]
}
export type AtlasSubdistrict = Named & { districtId: number; postalCode: string | null }
/** `districtId`: the district that people say it is in; null outside Bangkok. */
export type AtlasNeighbourhood = Named & { districtId: number | null }
export type AtlasSoi = Point & { id: number; soi: string; pointKind: string }
/** `points`: how many points of the road are known within the subdistrict. */
export type AtlasStretch = Point & { subdistrictId: number; points: number }
/**
 * `districtId`: the district in which its number is counted; null where numbers run along the whole
 * road.
 */
export type AtlasHouse = Point & { number: number; districtId: number | null }
export type AtlasRoad = Named & {
  /** The soi that the road also is, and where that soi begins. */
  twin: { roadId: number; soi: string; mouth: Point | null } | null
  sois: AtlasSoi[]
  /** Points along the road, from the end nearer the old city. */
  course: Point[]
  /** Its middle within each subdistrict it passes. */
  stretches: AtlasStretch[]
  /** House numbers with a known position. */
  houses: AtlasHouse[]
}

/** The reference tables in memory: some 5,100 rows that change only when data/ does. */
export type Atlas = {
  stations: AtlasStation[]
  landmarks: AtlasLandmark[]
  destinations: AtlasDestination[]
  districts: AtlasDistrict[]
  subdistricts: AtlasSubdistrict[]
  neighbourhoods: AtlasNeighbourhood[]
  roads: AtlasRoad[]
  chinese: ChineseNames
}

/** The atlas of the loaded data, read again only after a reload. */
export const currentAtlas: (db: Db) => Promise<Atlas> = cachedUntilReload(readAtlas)

async function readAtlas(db: Db): Promise<Atlas> {
  const stations = await db.selectFrom('stations').selectAll().orderBy('id').execute()
  const parks = await db.selectFrom('parks').selectAll().orderBy('id').execute()
  const malls = await db.selectFrom('malls').selectAll().orderBy('id').execute()
  const schools = await db.selectFrom('schools').selectAll().orderBy('id').execute()
  const hospitals = await db.selectFrom('hospitals').selectAll().orderBy('id').execute()
  const workplaces = await db.selectFrom('workplaces').selectAll().orderBy('id').execute()
  const markets = await db.selectFrom('markets').selectAll().orderBy('id').execute()
  const districts = await db.selectFrom('districts').selectAll().orderBy('id').execute()
  const subdistricts = await db.selectFrom('subdistricts').selectAll().orderBy('id').execute()
  const roads = await db.selectFrom('roads').selectAll().orderBy('id').execute()
  const sois = await db.selectFrom('sois').selectAll().orderBy('id').execute()
  const stretches = await db.selectFrom('roadStretches').selectAll().orderBy('id').execute()
  const houses = await db.selectFrom('houseNumbers').selectAll().orderBy('id').execute()
  const neighbourhoods = await db.selectFrom('neighbourhoods').selectAll().orderBy('id').execute()
  const soisOf = Map.groupBy(sois, (soi) => soi.roadId)
  const stretchesOf = Map.groupBy(stretches, (stretch) => stretch.roadId)
  const housesOf = Map.groupBy(houses, (house) => house.roadId)
  return {
    chinese: await readChineseNames(),
    stations,
    landmarks: [
      ...malls.map((mall) => ({ ...mall, kind: 'mall' as const })),
      ...parks.map((park) => ({ ...park, kind: 'park' as const })),
      ...schools.map((school) => ({
        ...school,
        kind: 'school' as const,
        type: SchoolType.ids.find((id) => id === school.type) ?? 'school',
      })),
    ],
    destinations: [
      ...hospitals.map((hospital) => ({ ...hospital, kind: 'hospital' as const })),
      ...workplaces.map((workplace) => ({ ...workplace, kind: 'workplace' as const })),
      ...markets.map((market) => ({ ...market, kind: 'market' as const })),
    ],
    districts: districts.map(({ boundary, ...district }) => ({
      ...district,
      outline: readPoints(boundary),
    })),
    subdistricts,
    neighbourhoods,
    roads: roads.map(({ twinRoadId, twinSoi, course, ...road }) => ({
      ...road,
      twin:
        twinRoadId && twinSoi
          ? { roadId: twinRoadId, soi: twinSoi, mouth: mouthOf(soisOf.get(twinRoadId), twinSoi) }
          : null,
      sois: soisOf.get(road.id) ?? [],
      course: readPoints(course),
      stretches: stretchesOf.get(road.id) ?? [],
      houses: housesOf.get(road.id) ?? [],
    })),
  }
}

function mouthOf(sois: readonly AtlasSoi[] = [], number: string): Point | null {
  return sois.find(({ soi, pointKind }) => soi === number && pointKind !== 'interior') ?? null
}

/** Parses PostgreSQL's polygon `((lng,lat),…)` or path `[(lng,lat),…]`; no points for null. */
function readPoints(text: string | null): Point[] {
  return [...(text ?? '').matchAll(/\(([-\d.e]+),([-\d.e]+)\)/g)].map(([, lng, lat]) => ({
    latitude: Number(lat),
    longitude: Number(lng),
  }))
}
