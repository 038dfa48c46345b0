import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDb } from '../../../platform/testing/test-db.ts'
import { imagePath } from '../../../shared/paths.ts'
import { areasOf } from '../areas.ts'
import { builtYear } from './built-year.ts'
import { Areas, Facilities, PetPolicies, PropertyTypes } from './project-sets.ts'

describe('the year in which a project was built', () => {
  test.each([
    ['2019', 2019],
    ['Q2 2019', 2019],
    ['2563', 2020],
    ['พ.ศ. 2563', 2020],
    ['พ.ศ. ๒๕๖๓', 2020],
    ['2400', 1857],
    ['2600', 2057],
    ['2399', 2399],
    ['Renovated 2021, built 1994', 2021],
    ['Phase 12345, 2015', 2015],
    ['Lot 9001, 2011', 2011],
    ['2010-2012', 2010],
    ['2018/2561', 2018],
    ["'99", null],
    ['unknown', null],
    ['', null],
    [null, null],
  ])('%s is %s', (text, year) => {
    expect(builtYear(text)).toBe(year)
  })
})

describe('the areas in an address', () => {
  test.each([
    ['12 Sukhumvit 55, Bangkok', ['sukhumvit']],
    ['SUKHUMVIT55', ['sukhumvit']],
    ['ถนนสุขุมวิท 21', ['sukhumvit']],
    ['Si Lom Road', ['silom']],
    ['สีลม ซอย 3', ['silom']],
    ['North Sathorn', ['silom']],
    ['Sathon Nuea', ['silom']],
    ['สาทรเหนือ', ['silom']],
    ['ถนนสาธร', ['silom']],
    ['Thonglor Soi 10', ['thonglor']],
    ['Thong-Lo 13', ['thonglor']],
    ['Thong  Lor 25', ['thonglor']],
    ['ซอยทองหล่อ', ['thonglor']],
    ['Ekamai 12', ['thonglor']],
    ['Sukhumvit 63 (Ekkamai)', ['sukhumvit', 'thonglor']],
    ['เอกมัย', ['thonglor']],
    ['Jatujak', ['chatuchak']],
    ['เขตจตุจักร', ['chatuchak']],
    ['Payathai Rd', ['chatuchak']],
    ['Phaya Thai', ['chatuchak']],
    ['แขวงพญาไท', ['chatuchak']],
    ['Thong Long 4', []],
    ['Wang Thonglang', []],
    ['Siloma Street', []],
    ['Rama 9', []],
  ])('%s', (address, areas) => {
    expect(areasOf(address)).toEqual(areas)
  })
})

describe('the database has the same values as the rules', async () => {
  const { db } = await testDb()

  test.each([
    ['projects_property_type', PropertyTypes.ids],
    ['projects_facilities', Facilities.ids],
    ['projects_pet_allowed', PetPolicies.ids],
    ['projects_areas', Areas.ids],
  ])('%s', async (constraint, ids) => {
    const { rows } = await sql<{ def: string }>`
      select pg_get_constraintdef(oid) as def from pg_constraint where conname = ${constraint}`.execute(
      db,
    )
    const values = [...(rows[0]?.def ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value)
    expect(values).toEqual([...ids])
  })

  test('image URLs and timestamps are written as in the code', async () => {
    const hash = 'b'.repeat(32)
    const { rows } = await sql<{ url: string; moment: string }>`
      select image_url(${hash}) as url, iso('2026-11-20 16:30:00.1239+07') as moment`.execute(db)
    expect(rows).toEqual([{ url: imagePath(hash), moment: '2026-11-20T09:30:00.123Z' }])
  })
})
