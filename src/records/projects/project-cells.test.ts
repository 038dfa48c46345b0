import { expect, test } from 'vitest'
import { asCount, Readings, WithOthers } from '../../shared/fields/cells.ts'
import { asFloors, asLatitude, asLongitude, asProjectName, asYearBuilt } from './project-cells.ts'

const now = new Date('2026-11-24T03:00:00Z')

test('a year of completion is of either era, and asked if its century is not said', () => {
  for (const cell of [
    '2562',
    '๒๕๖๒',
    'ก.ย. 2562',
    'Q3 2019',
    '2562 (กำลังสร้าง)',
    'u/c (2019)',
    '2019E',
  ])
    expect([cell, asYearBuilt(cell, now)]).toEqual([cell, '2019'])
  expect(asYearBuilt('ปี 58', now)).toEqual(new Readings(['2015', '1958']))
  for (const text of ['2549-50', '1968, rebuilt 2019', 'เฟส 1 2566 / เฟส 2 2568', 'soon'])
    expect(asYearBuilt(text, now)).toBe(text)
})

test('coordinates are read from one cell, in either order, from links and in degrees', () => {
  const point = (latitude: number, longitude: number) => new WithOthers(latitude, { longitude })
  expect(asLatitude('100.5662,13.7489', now)).toEqual(point(13.7489, 100.5662))
  expect(asLatitude('https://maps.google.com/?q=13.7250,100.5146', now)).toEqual(
    point(13.725, 100.5146),
  )
  expect(asLatitude(`13° 43' 48.0" N`, now)).toBe(13.73)
  expect(asLongitude(`100° 35' 15.0" E`, now)).toBe(100.5875)
  expect(asLatitude('ดูใน google', now)).toBe('ดูใน google')
})

test('a name in both scripts is divided where a sign separates them', () => {
  const both = new WithOthers('Indigo Bang Sue', { nameTh: 'อินดิโก้ บางซื่อ' })
  for (const cell of ['Indigo Bang Sue / อินดิโก้ บางซื่อ', 'อินดิโก้ บางซื่อ (Indigo Bang Sue)'])
    expect(asProjectName(cell, now)).toEqual(both)
  for (const cell of ['The Base สุขุมวิท 77', 'Park (Phase 2)', 'A / B'])
    expect(asProjectName(cell, now)).toBe(cell)
})

test('floors are read beside the number of buildings, and other figures are asked', () => {
  const read = asFloors(asCount)
  for (const cell of ['28 ชั้น 2 ตึก', 'สูง 28 ชั้น', '28F', '28'])
    expect([cell, read(cell, now)]).toEqual([cell, 28])
  expect(read('B2+37', now)).toEqual(new Readings([2, 37]))
  expect(read('G+6', now)).toEqual(new Readings([7, 6]))
})
