/**
 * Addresses whose place is known, to measure the address reader with: every soi, points of every
 * road and what stands beside roads, written in varied styles; and of banks, hotels, petrol
 * stations and embassies as they write them. If the known place is itself a row of the tables, that
 * row is hidden from the reader, so that the result is honest. House numbers of the others are made
 * up and misleading.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { distanceBetween, type Point } from '../../shared/distance.ts'
import type { Atlas, AtlasRoad, AtlasSoi } from '../places/atlas.ts'
import { areaOf, nearest } from '../places/district-of.ts'
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
  /** The parts of the road hidden from the reader. */
  hidden: { road: AtlasRoad; sois?: readonly AtlasSoi[]; point?: Point } | null
}

// In metres: a place this near to a road is assumed to have its address there.
const ROADSIDE = 150
// In metres: known house numbers this near to the place are hidden.
const SAME_HOUSE = 150
// In metres: addresses farther than this from a station are left out.
const REACH = 2000

/** Every test address of an atlas: always the same ones, in the same order. */
export function testAddresses(atlas: Atlas): TestAddress[] {
  // Condominiums are near trains; far out, positions along long roads cannot be guessed.
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

/** The reader's errors for these addresses, in metres, and the texts of those it does not find. */
export function errorsOf(atlas: Atlas, addresses: readonly TestAddress[]) {
  const misses: number[] = []
  const notFound: string[] = []
  for (const address of addresses) {
    const located = locateHiding(atlas, address)
    if (located) misses.push(distanceBetween(located.point, address.truth))
    else notFound.push(address.text)
  }
  misses.sort((a, b) => a - b)
  const at = (share: number) => misses[Math.floor(misses.length * share)] ?? Number.NaN
  return { lost: notFound, median: at(0.5), ninth: at(0.9) }
}

function locateHiding(atlas: Atlas, { text, truth, hidden }: TestAddress) {
  const seen = atlas.roads.map((road) => ({ road, ...road }))
  for (const road of atlas.roads) {
    const houses = road.houses.filter((house) => distanceBetween(house, truth) > SAME_HOUSE)
    if (houses.length < road.houses.length) road.houses = houses
  }
  if (hidden) {
    const { road, sois, point } = hidden
    road.sois = road.sois.filter((soi) => !sois?.includes(soi))
    road.course = road.course.filter((coursePoint) => coursePoint !== point)
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
    const roadPoint = nearest(points, building)
    if (!roadPoint || distanceBetween(roadPoint, building) > ROADSIDE) continue
    const { road } = roadPoint
    const area = areaNames(atlas, road, building)
    if (!area.district) continue
    const parts = { ...named(road), ...area }
    yield { kind: 'a building beside a road', truth: building, hidden: null, parts }
  }
}

function named({ name, nameTh }: AtlasRoad) {
  return { road: { name: name.split(' (')[0] ?? name, nameTh } }
}

/**
 * The subdistrict that an address there would name: where the road passes several, longer ones
 * reach further.
 */
function areaNames(
  atlas: Atlas,
  road: AtlasRoad,
  point: Point,
): Pick<AddressParts, 'subdistrict' | 'district'> {
  const area = areaOf(atlas, point)
  if (!area) return {}
  const stretches = road.stretches.flatMap((stretch) => {
    const subdistrict = atlas.subdistricts.find(({ id }) => id === stretch.subdistrictId)
    if (subdistrict?.districtId !== area.district.id) return []
    return [{ subdistrict, reach: distanceBetween(stretch, point) / (stretch.points + 1) }]
  })
  const [stretch] = stretches.toSorted((a, b) => a.reach - b.reach)
  if (!stretch) return road.stretches.length > 0 ? {} : area
  return { ...area, subdistrict: stretch.subdistrict }
}
