/**
 * Addresses whose place is known, to measure the address reader by: every soi, points of every road and
 * what stands beside roads, each written in another way; and of banks, hotels, petrol stations and embassies as
 * they write them. Where the known place is itself a row of the tables, that row is hidden while the address
 * is read, so that the figure is honest. The house numbers of the others are made up: they mislead.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { distanceBetween, type Point } from '../shared/distance.ts'
import type { Atlas, AtlasRoad, AtlasSoi } from './atlas.ts'
import { areaOf, nearest } from './district-of.ts'
import { locateIn } from './locate-in.ts'
import { type AddressParts, writeAddress } from './test-address-styles.ts'

export const ADDRESS_KINDS = [
  'a soi, its mouth known',
  'a soi in no table',
  'a soi of a soi',
  'a road in a subdistrict',
  'a road in a district',
  'a building beside a road',
  'a building as it writes its address',
] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

export type TestAddress = {
  kind: AddressKind
  text: string
  truth: Point
  /** What of the road must not be seen. */
  hidden: { road: AtlasRoad; sois?: readonly AtlasSoi[]; point?: Point } | null
}

// What stands this near a road is taken to have its address there, in metres.
const BESIDE = 150
// House numbers known within so many metres of the place are not seen.
const SAME_HOUSE = 150
// Addresses farther than this from a train are left out, in metres.
const REACH = 2000

/** Every test address of an atlas: always the same ones, in the same order. */
export function testAddresses(atlas: Atlas): TestAddress[] {
  // Condominiums stand where trains run; far out, roads are longer than anybody's guess.
  const isInReach = ({ truth }: { truth: Point }) =>
    atlas.stations.some((one) => distanceBetween(one, truth) <= REACH)
  const unwritten = [...soiAddresses(atlas), ...roadAddresses(atlas), ...buildingAddresses(atlas)]
  const written = unwritten
    .filter(isInReach)
    .map(({ parts, ...address }, i) => ({ ...address, text: writeAddress(parts, i) }))
  return [...written, ...realAddresses().filter(isInReach)]
}

function realAddresses(): TestAddress[] {
  const file = path.join(import.meta.dirname, 'test-buildings.csv')
  const rows: Record<'address' | 'latitude' | 'longitude', string>[] = parse(
    fs.readFileSync(file, 'utf8'),
    { columns: true },
  )
  return rows.map(({ address, latitude, longitude }) => ({
    kind: 'a building as it writes its address',
    text: address,
    truth: { latitude: Number(latitude), longitude: Number(longitude) },
    hidden: null,
  }))
}

/** How far the reader misses such addresses, in metres, and the texts of those it does not find. */
export function missesOf(atlas: Atlas, addresses: readonly TestAddress[]) {
  const misses: number[] = []
  const lost: string[] = []
  for (const address of addresses) {
    const located = locateHiding(atlas, address)
    if (located) misses.push(distanceBetween(located.point, address.truth))
    else lost.push(address.text)
  }
  misses.sort((a, b) => a - b)
  const at = (share: number) => misses[Math.floor(misses.length * share)] ?? Number.NaN
  return { lost, median: at(0.5), ninth: at(0.9) }
}

function locateHiding(atlas: Atlas, { text, truth, hidden }: TestAddress) {
  const seen = atlas.roads.map((road) => ({ road, ...road }))
  for (const road of atlas.roads) {
    const houses = road.houses.filter((one) => distanceBetween(one, truth) > SAME_HOUSE)
    if (houses.length < road.houses.length) road.houses = houses
  }
  if (hidden) {
    const { road, sois, point } = hidden
    road.sois = road.sois.filter((soi) => !sois?.includes(soi))
    road.course = road.course.filter((one) => one !== point)
  }
  const located = locateIn(atlas, text)
  for (const { road, sois, course, houses } of seen) Object.assign(road, { sois, course, houses })
  return located
}

type Unwritten = Omit<TestAddress, 'text'> & { parts: AddressParts }

function* soiAddresses(atlas: Atlas): Generator<Unwritten> {
  for (const road of atlas.roads) {
    for (const [soi, rows] of Map.groupBy(road.sois, (row) => row.soi)) {
      const inside = rows.find(({ pointKind }) => pointKind === 'interior')
      const mouth = rows.find(({ pointKind }) => pointKind === 'mouth' || pointKind === 'near')
      const truth = inside ?? mouth
      if (!truth) continue
      const isMouthKnown = inside && rows.length > 1
      yield {
        kind: soi.includes('/')
          ? 'a soi of a soi'
          : isMouthKnown
            ? 'a soi, its mouth known'
            : 'a soi in no table',
        truth,
        hidden: { road, sois: isMouthKnown ? [inside] : rows },
        parts: { ...named(road), soi, ...areaNames(atlas, road, truth) },
      }
    }
  }
}

function* roadAddresses(atlas: Atlas): Generator<Unwritten> {
  for (const road of atlas.roads) {
    if (road.course.length < 2) continue
    for (const [i, point] of road.course.entries()) {
      const area = areaNames(atlas, road, point)
      if (!area.district) continue
      const common = { truth: point, hidden: { road, point } }
      if (i % 2 === 0) {
        yield { kind: 'a road in a subdistrict', ...common, parts: { ...named(road), ...area } }
      } else if (i % 4 === 1) {
        const parts = { ...named(road), district: area.district }
        yield { kind: 'a road in a district', ...common, parts }
      }
    }
  }
}

function* buildingAddresses(atlas: Atlas): Generator<Unwritten> {
  const points = atlas.roads.flatMap((road) => road.course.map((point) => ({ ...point, road })))
  for (const building of [...atlas.landmarks, ...atlas.stations]) {
    const beside = nearest(points, building)
    if (!beside || distanceBetween(beside, building) > BESIDE) continue
    const { road } = beside
    const area = areaNames(atlas, road, building)
    if (!area.district) continue
    const parts = { ...named(road), ...area }
    yield { kind: 'a building beside a road', truth: building, hidden: null, parts }
  }
}

function named({ name, nameTh }: AtlasRoad) {
  return { road: { name: name.split(' (')[0] ?? name, nameTh } }
}

/** The subdistrict an address there would name: where the road passes several, the longer reach further. */
function areaNames(
  atlas: Atlas,
  road: AtlasRoad,
  point: Point,
): Pick<AddressParts, 'subdistrict' | 'district'> {
  const own = areaOf(atlas, point)
  if (!own) return {}
  const stretches = road.stretches.flatMap((stretch) => {
    const subdistrict = atlas.subdistricts.find(({ id }) => id === stretch.subdistrictId)
    if (subdistrict?.districtId !== own.district.id) return []
    return [{ subdistrict, reach: distanceBetween(stretch, point) / (stretch.points + 1) }]
  })
  const [stretch] = stretches.toSorted((a, b) => a.reach - b.reach)
  if (!stretch) return road.stretches.length > 0 ? {} : own
  return { ...own, subdistrict: stretch.subdistrict }
}
