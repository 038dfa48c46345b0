import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readCatalogueVersion } from '../../platform/db/catalogue-version.ts'
import { connect } from '../../platform/db/connect.ts'
import { testDb } from '../../platform/testing/test-db.ts'
import { railData } from '../rail/rail-data.ts'
import { loadedFingerprint } from './cached-until-reload.ts'
import { loadReferenceData } from './load-reference-data.ts'

const { db, url, asOwner } = await testDb()
const another = connect(url, { max: 2 })
afterAll(() => another.destroy())

beforeEach(() => loadReferenceData(db, [railData]))

describe('The reference data at start-up', () => {
  it('is left alone when nothing changed', async () => {
    const version = await readCatalogueVersion(db)
    const rows = await sql`select xmin from stations order by id`.execute(db)
    expect(await loadReferenceData(db, [railData])).toBe(false)
    expect(await sql`select xmin from stations order by id`.execute(db)).toEqual(rows)
    expect(await readCatalogueVersion(db)).toBe(version)
  })

  it('is updated after the files have changed, and public responses are renewed', async () => {
    const version = await readCatalogueVersion(db)
    const fingerprint = await loadedFingerprint(db)
    await db.updateTable('stations').set({ name: 'Old name' }).where('id', '=', 28).execute()
    await db.deleteFrom('sois').where('id', '=', 1).execute()
    await db.updateTable('referenceData').set({ fingerprint: 'of older files' }).execute()

    expect(await loadReferenceData(db, [railData])).toBe(true)

    const asok = await db.selectFrom('stations').select('name').where('id', '=', 28).execute()
    expect(asok).toEqual([{ name: 'Asok' }])
    expect(await db.selectFrom('sois').select('id').where('id', '=', 1).execute()).toHaveLength(1)
    expect(await loadedFingerprint(db)).toBe(fingerprint)
    expect(await readCatalogueVersion(db)).toBe(version + 1)
  })

  it('keeps a row that is no longer in the files, because projects may refer to it', async () => {
    await sql`insert into malls (id, name, name_th, subdistrict_id, latitude, longitude)
      values (9001, 'Closed mall', 'ห้างปิด', 100704, 13.73, 100.55)`.execute(db)
    await db.updateTable('referenceData').set({ fingerprint: 'of older files' }).execute()
    expect(await loadReferenceData(db, [railData])).toBe(true)
    expect(await db.selectFrom('malls').select('name').where('id', '=', 9001).execute()).toEqual([
      { name: 'Closed mall' },
    ])
    await db.deleteFrom('malls').where('id', '=', 9001).execute()
  })

  it('is loaded once when two processes start on an empty database at the same time', async () => {
    await asOwner(`truncate lines, stations, districts, subdistricts, roads, sois, parks, malls,
      schools, reference_data cascade`)
    const loads = await Promise.all([
      loadReferenceData(db, [railData]),
      loadReferenceData(another, [railData]),
      loadReferenceData(db, [railData]),
      loadReferenceData(another, [railData]),
    ])
    expect(loads.filter(Boolean)).toHaveLength(1)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from stations union all select count(*)::int from sois`.execute(
      db,
    )
    expect(rows).toEqual([{ count: 195 }, { count: 2313 }])
  })

  it('is rolled back when a row cannot be stored', async () => {
    await asOwner('alter table schools add constraint refused check (id < 100) not valid')
    await db.updateTable('referenceData').set({ fingerprint: 'of older files' }).execute()
    await db.updateTable('stations').set({ name: 'Old name' }).where('id', '=', 28).execute()

    await expect(loadReferenceData(db, [railData])).rejects.toThrow('refused')

    expect(await loadedFingerprint(db)).toBe('of older files')
    const asok = await db.selectFrom('stations').select('name').where('id', '=', 28).execute()
    expect(asok).toEqual([{ name: 'Old name' }])
    await asOwner('alter table schools drop constraint refused')
  })
})

describe('The shipped rows', () => {
  it.each([
    ['lines', 10],
    ['stations', 195],
    ['districts', 69],
    ['subdistricts', 342],
    ['roads', 327],
    ['road_stretches', 783],
    ['sois', 2313],
    ['neighbourhoods', 116],
    ['house_numbers', 296],
    ['parks', 50],
    ['malls', 122],
    ['schools', 135],
    ['hospitals', 78],
    ['workplaces', 203],
    ['markets', 35],
  ])('%s: %i', async (table, count) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.id(table)}`.execute(db)
    expect(rows).toEqual([{ count }])
  })

  it('have their lists, twins, courses and outlines', async () => {
    const asok = await db
      .selectFrom('stations')
      .select(['interchangeCodes', 'aliases'])
      .where('id', '=', 28)
      .executeTakeFirstOrThrow()
    expect(asok).toEqual({ interchangeCodes: ['BL22'], aliases: ['Asoke'] })
    const twin = await db
      .selectFrom('roads as road')
      .innerJoin('roads as twin', 'twin.id', 'road.twinRoadId')
      .select(['twin.name', 'road.twinSoi'])
      .where('road.name', '=', 'Thong Lo')
      .executeTakeFirstOrThrow()
    expect(twin).toEqual({ name: 'Sukhumvit', twinSoi: '55' })
    const courses = await sql<{ roads: number; points: number }>`
      select count(course)::int as roads, sum(npoints(course))::int as points from roads`.execute(
      db,
    )
    expect(courses.rows).toEqual([{ roads: 290, points: 2681 }])
    const outlined = await sql<{ name: string }>`
      select name from districts where boundary @> point(100.5675, 13.7306)`.execute(db)
    expect(outlined.rows).toEqual([{ name: 'Khlong Toei' }])
  })
})
