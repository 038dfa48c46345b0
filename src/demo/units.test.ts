import { expect, test } from 'vitest'
import { PetPolicies } from '../projects/rules.ts'
import {
  Facings,
  Furnishings,
  ListingTypes,
  missingFigures,
  OwnershipTypes,
  UnitStatuses,
  Views,
} from '../units/rules.ts'
import type { DemoUnit } from './demo-unit.ts'
import { isTowards } from './outlook.ts'
import { demoProjects } from './projects.ts'
import { demoUnits } from './units.ts'

const units = demoUnits()

test('412 homes are listed, the same ones every time, under numbers of their own', () => {
  expect(units).toHaveLength(412)
  expect(demoUnits()).toEqual(units)
  expect(new Set(units.map(({ key }) => key.toLowerCase())).size).toBe(412)
  expect(new Set(units.map(({ project }) => project.key)).size).toBe(demoProjects.length)
})

test('every value of every set is found, and studios to six bedrooms', () => {
  const values = (pick: (unit: DemoUnit) => readonly unknown[]) =>
    [...new Set(units.flatMap(pick))].filter((value) => value !== null).sort()
  expect(values(({ status }) => [status])).toEqual([...UnitStatuses.ids].sort())
  expect(values(({ listingType }) => [listingType])).toEqual([...ListingTypes.ids].sort())
  expect(values(({ facing }) => [facing])).toEqual([...Facings.ids].sort())
  expect(values(({ views }) => views)).toEqual([...Views.ids].sort())
  expect(values(({ petAllowed }) => [petAllowed])).toEqual([...PetPolicies.ids].sort())
  expect(values(({ furnishing }) => [furnishing])).toEqual([...Furnishings.ids].sort())
  expect(values(({ ownershipType }) => [ownershipType])).toEqual([...OwnershipTypes.ids].sort())
  expect(values(({ bedrooms }) => [bedrooms])).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(values(({ bathrooms }) => [bathrooms])).toEqual([1, 2, 3, 4, 5, 6])
  expect(values(({ smokingAllowed }) => [smokingAllowed])).toEqual([false, true])
  expect(units.filter(({ isFirstSale }) => isFirstSale).length).toBeGreaterThan(8)
  expect(units.filter(({ isHidden }) => isHidden).length).toBeGreaterThan(8)
})

test('small homes are common and large ones rare', () => {
  const share = (bedrooms: number) =>
    units.filter((unit) => unit.bedrooms === bedrooms).length / units.length
  expect(share(1)).toBeGreaterThan(share(2))
  expect(share(2)).toBeGreaterThan(share(3))
  expect(share(0)).toBeGreaterThan(share(3))
  expect(share(5) + share(6)).toBeLessThan(0.05)
})

test('no home lies below the first floor with homes or above the roof', () => {
  for (const { key, floor, project, layout } of units) {
    if (project.firstHomeFloor === null) {
      expect(floor, key).toBeNull()
      continue
    }
    const highest = project.buildingFloors - (layout === 'D' ? 1 : 0)
    expect(floor, key).toBeGreaterThanOrEqual(project.firstHomeFloor)
    expect(floor, key).toBeLessThanOrEqual(highest)
  }
})

test('prices follow the district, and rents bring 4.5 to 6 per cent a year', () => {
  for (const { key, size, price, rentAmount, project, listingType } of units) {
    if (price !== null) {
      const perSqm = price / size / project.sqmPrice
      expect(perSqm, key).toBeGreaterThan(0.8)
      expect(perSqm, key).toBeLessThan(1.35)
    }
    if (listingType === 'rent_sell') {
      const yearly = ((rentAmount ?? 0) * 12) / (price ?? 1)
      expect(yearly, key).toBeGreaterThan(0.043)
      expect(yearly, key).toBeLessThan(0.062)
    }
  }
})

test('every home has the figures that its listing type and status need', () => {
  for (const unit of units) {
    expect(missingFigures(unit), unit.key).toEqual([])
    const isLet = unit.status === 'rented' || unit.status === 'sell_with_tenant'
    if (isLet) expect(unit.rentAmount, unit.key).toBeGreaterThan(0)
    expect(unit.rentedForDays !== null, unit.key).toBe(isLet)
    if (unit.status === 'rented') expect(unit.listingType, unit.key).not.toBe('sell')
    if (unit.status === 'sold') expect(unit.listingType, unit.key).not.toBe('rent')
  }
})

test('water, parks and pools are seen only from the sides that look towards them', () => {
  for (const { key, project, facing, views, floor } of units) {
    for (const view of ['river_view', 'lake_view', 'park_view', 'pool_view'] as const) {
      if (!views.includes(view)) continue
      const sides = project.sights[view] ?? []
      expect(
        sides.some((side) => isTowards(facing, side)),
        `${key} ${view}`,
      ).toBe(true)
    }
    if (views.includes('sky_line')) expect(floor, key).toBeGreaterThanOrEqual(20)
    if (views.includes('block_view')) expect(floor, key).toBeLessThan(9)
    expect(views.length, key).toBeGreaterThan(0)
  }
})

test('pools are seen only where there is one', () => {
  for (const project of demoProjects) {
    if (!project.sights.pool_view) continue
    expect(project.facilities, project.name).toContain('swimming_pool')
  }
})

test('confirmations are of today, yesterday, some days ago, and some of days to come', () => {
  const heard = units
    .filter(({ status }) => status === 'available')
    .map((unit) => unit.heardDaysAgo)
  expect(heard.filter((days) => days === 0).length).toBeGreaterThan(20)
  expect(heard.filter((days) => days === 1).length).toBeGreaterThan(20)
  expect(heard.filter((days) => days > 1).length).toBeGreaterThan(80)
  expect(heard.filter((days) => days < 0).length).toBeGreaterThan(8)
  for (const { key, heardDaysAgo, listedDaysAgo } of units) {
    expect(heardDaysAgo, key).toBeLessThanOrEqual(listedDaysAgo)
  }
})

test('the six shown first are furnished homes in six projects, one of them reserved', () => {
  const newest = units.slice(-6)
  expect(new Set(newest.map(({ project }) => project.key)).size).toBe(6)
  expect(newest.every(({ furnishing }) => furnishing === 'fully_furnished')).toBe(true)
  expect(newest.filter(({ status }) => status !== 'available')).toHaveLength(1)
  expect(newest.at(-1)?.project.key).toBe('baan-sirin-thonglor')
})
