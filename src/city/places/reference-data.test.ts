import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import { distanceBetween } from '../../shared/distance.ts'
import { alongCourse } from '../geocoder/position/course.ts'
import { currentAtlas } from './atlas.ts'
import { areaOf, distanceToDistrict } from './district-of.ts'
import { inServiceArea, Line, SchoolType } from './rules/place.ts'

const { db } = await testDb()
const atlas = await currentAtlas(db)

describe('Ids, which projects refer to, never change', () => {
  it.each([
    ['stations', 1, 'Khu Khot'],
    ['stations', 24, 'Siam'],
    ['stations', 47, 'Kheha'],
    ['stations', 48, 'National Stadium'],
    ['stations', 49, 'Siam'],
    ['stations', 62, 'Tha Phra'],
    ['stations', 100, 'Khlong Bang Phai'],
    ['stations', 116, 'Phaya Thai'],
    ['stations', 123, 'Suvarnabhumi'],
    ['stations', 124, 'Krung Thon Buri'],
    ['stations', 195, 'Taling Chan'],
    ['parks', 4, 'Lumphini Park'],
    ['parks', 50, 'Wang Thonglang Public Park'],
    ['malls', 1, 'Siam Paragon'],
    ['malls', 85, 'The Portal Muang Thong Thani'],
    ['malls', 122, 'Central Westville'],
    ['schools', 1, 'Chulalongkorn University'],
    ['schools', 112, 'Traill International School'],
    ['schools', 135, 'Asian Institute of Technology (AIT)'],
    ['hospitals', 1, 'Bumrungrad International Hospital'],
    ['hospitals', 78, 'Bangpakok 9 International Hospital'],
    ['workplaces', 1, 'Empire Tower'],
    ['workplaces', 203, 'Krungsri Head Office (Rama III)'],
    ['markets', 1, 'Chatuchak Weekend Market'],
    ['markets', 35, 'Bon Marche Market Park'],
    ['districts', 1039, 'Watthana'],
    ['subdistricts', 103901, 'Khlong Toei Nuea'],
    ['roads', 128, 'Sukhumvit'],
    ['roads', 145, 'Yen Akat'],
    ['roads', 292, 'Yutthadamnoen'],
    ['roads', 327, 'Soi Saphan Khu'],
    ['neighbourhoods', 1, 'Ari'],
    ['neighbourhoods', 114, 'Wutthakat'],
    ['neighbourhoods', 116, 'Royal City Avenue'],
  ])('%s %i is %s', async (table, id, name) => {
    const { rows } = await sql`select name from ${sql.id(table)} where id = ${id}`.execute(db)
    expect(rows).toEqual([{ name }])
  })

  it('nor do those of sois', async () => {
    const soi = await db.selectFrom('sois').select(['roadId', 'soi']).where('id', '=', 1475)
    expect(await soi.executeTakeFirst()).toEqual({ roadId: 143, soi: '57' })
  })
})

describe('The shipped rows', () => {
  it('have lines in the order and under the names of the rules, each with its own colour', async () => {
    const lines = await db.selectFrom('lines').selectAll().orderBy('sort').execute()
    expect(lines.map(({ id, name }) => [id, name])).toEqual(
      Line.ids.map((id) => [id, Line.labels[id]]),
    )
    expect(new Set(lines.map(({ colour }) => colour)).size).toBe(lines.length)
  })

  it('have a Thai name and an English one', () => {
    const { stations, landmarks, districts, subdistricts, neighbourhoods, roads } = atlas
    const areas = [...districts, ...subdistricts, ...neighbourhoods]
    for (const place of [...stations, ...landmarks, ...areas, ...roads]) {
      expect(place.nameTh).toMatch(/[\u0e00-\u0e7f]/)
      expect(place.name).toMatch(/^[\x20-\x7e]+$/)
      expect([place.name, place.nameTh]).toEqual([place.name.trim(), place.nameTh.trim()])
    }
  })

  it('are in the service area, and in a district', () => {
    const onRoads = atlas.roads.flatMap((road) => [
      ...[road, ...road.sois],
      ...[...road.course, ...road.stretches, ...road.houses],
    ])
    const named = [...atlas.stations, ...atlas.landmarks, ...atlas.neighbourhoods]
    for (const place of [...named, ...onRoads]) {
      expect(inServiceArea(place)).toBe(true)
      expect(areaOf(atlas, place)).not.toBeNull()
    }
  })

  it('name every place once', () => {
    const { stations, landmarks, districts, neighbourhoods, roads } = atlas
    for (const places of [landmarks, districts, neighbourhoods, roads]) {
      expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
    }
    expect(new Set(stations.map(({ name, line }) => name + line)).size).toBe(stations.length)
  })

  it('have interchanges that refer to each other and are within a walk', async () => {
    const stations = await db.selectFrom('stations').selectAll().execute()
    const links = stations.flatMap((from) =>
      from.interchangeCodes.map((code) => ({
        from,
        to: stations.filter((station) => station.code === code),
      })),
    )
    expect(links).toHaveLength(38)
    for (const { from, to } of links) {
      expect(to).toHaveLength(1)
      const [target] = to
      expect(target?.interchangeCodes).toContain(from.code)
      expect(target && distanceBetween(from, target)).toBeLessThan(700)
    }
  })

  it('have places in a subdistrict of their district', async () => {
    const { rows } = await sql<{
      name: string
      latitude: number
      longitude: number
      district: number
    }>`
      select place.name, place.latitude, place.longitude, subdistrict.district_id as district from (
        select name, latitude, longitude, subdistrict_id from parks union all
        select name, latitude, longitude, subdistrict_id from malls union all
        select name, latitude, longitude, subdistrict_id from schools union all
        select name, latitude, longitude, subdistrict_id from hospitals union all
        select name, latitude, longitude, subdistrict_id from workplaces union all
        select name, latitude, longitude, subdistrict_id from markets
      ) as place join subdistricts as subdistrict on subdistrict.id = place.subdistrict_id`.execute(
      db,
    )
    expect(rows).toHaveLength(623)
    for (const place of rows) {
      // It lies across the river from the outline that its point is in.
      if (place.name === 'EGAT Head Office') continue
      expect([place.name, areaOf(atlas, place)?.district.id]).toEqual([place.name, place.district])
    }
  })

  it('have roads whose stretches are in their districts', () => {
    for (const { name, stretches } of atlas.roads) {
      for (const stretch of stretches) {
        const subdistrict = atlas.subdistricts.find(({ id }) => id === stretch.subdistrictId)
        const district = atlas.districts.find(({ id }) => id === subdistrict?.districtId)
        const distance = district && distanceToDistrict(atlas, stretch, district)
        expect([name, distance !== undefined && distance < 5000]).toEqual([name, true])
      }
    }
  })

  it('have house numbers beside their road, in order on each side', () => {
    for (const { name, course, houses } of atlas.roads) {
      const sides = Map.groupBy(houses, (house) => `${house.districtId} ${house.number % 2}`)
      for (const side of sides.values()) {
        const placed = side
          .toSorted((a, b) => a.number - b.number)
          .map((house) => ({ one: house, spot: alongCourse(course, house) }))
        const metres = placed.map(({ spot }) => spot?.metres ?? 0)
        const growth = Math.sign((metres.at(-1) ?? 0) - (metres[0] ?? 0))
        for (const [i, { one, spot }] of placed.entries()) {
          expect([name, one.number, spot && distanceBetween(spot.point, one) < 650]).toEqual([
            ...[name, one.number, true],
          ])
          const step = growth * ((metres[i] ?? 0) - (metres[i - 1] ?? metres[i] ?? 0))
          expect([name, one.number, step > -120]).toEqual([name, one.number, true])
        }
      }
    }
  })

  it('have twins that are the same street', () => {
    const twins = atlas.roads.filter(({ twin }) => twin)
    expect(twins).toHaveLength(17)
    for (const { name, twin } of twins) {
      const road = atlas.roads.find(({ id }) => id === twin?.roadId)
      expect([name, road?.sois.some(({ soi }) => soi === twin?.soi)]).toEqual([name, true])
    }
  })

  it('have only the kinds of school that the rules define', async () => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'schools_type'`.execute(
      db,
    )
    const allowed = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, id]) => id)
    expect(allowed).toEqual([...SchoolType.ids])
  })
})
