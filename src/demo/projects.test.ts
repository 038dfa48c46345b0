import { beforeAll, expect, test } from 'vitest'
import { testDb } from '../db/test-db.ts'
import { Facilities, PetPolicies, PropertyTypes } from '../projects/rules.ts'
import { distanceBetween } from '../shared/distance.ts'
import type { DemoProject } from './demo-project.ts'
import { demoDevelopers } from './developers.ts'
import { demoProjects } from './projects.ts'

const { db } = await testDb()
let stations: { code: string; line: string; latitude: number; longitude: number }[]

beforeAll(async () => {
  stations = await db
    .selectFrom('stations')
    .select(['code', 'line', 'latitude', 'longitude'])
    .execute()
})

test('there are 12 developers and 44 projects, each under a name of its own', () => {
  expect(demoDevelopers).toHaveLength(12)
  expect(demoProjects).toHaveLength(44)
  expect(new Set(demoDevelopers.map(({ name }) => name)).size).toBe(12)
  expect(new Set(demoProjects.map(({ name }) => name)).size).toBe(44)
  expect(new Set(demoProjects.map(({ key }) => key)).size).toBe(44)
})

test('every developer has at least two projects, and two houses have none', () => {
  for (const { key } of demoDevelopers) {
    expect(demoProjects.filter(({ developer }) => developer === key).length, key).toBeGreaterThan(1)
  }
  expect(demoProjects.filter(({ developer }) => developer === null)).toHaveLength(2)
})

test('every project stands within 80 to 900 metres of the station it is sold by', () => {
  for (const project of demoProjects) {
    const station = stations.find(({ code }) => code === project.station)
    if (!station) throw new Error(`No station ${project.station}`)
    const metres = distanceBetween(project, station)
    expect(metres, project.name).toBeGreaterThanOrEqual(80)
    expect(metres, project.name).toBeLessThanOrEqual(900)
  }
})

test('all five lines of the specification and all later ones have a project within 1 km', () => {
  const near = stations.filter((station) =>
    demoProjects.some((project) => distanceBetween(project, station) <= 1000),
  )
  const lines = new Set(near.map(({ line }) => line))
  for (const line of ['bts_sukhumvit', 'bts_silom', 'mrt_blue', 'mrt_purple', 'arl']) {
    const count = demoProjects.filter((project) =>
      stations.some((one) => one.line === line && distanceBetween(project, one) <= 1000),
    ).length
    expect(count, line).toBeGreaterThanOrEqual(5)
  }
  for (const line of ['bts_gold', 'mrt_yellow', 'mrt_pink', 'srt_dark_red']) {
    expect(lines, line).toContain(line)
  }
})

test('every address names a subdistrict, its district and its postal code as they belong together', async () => {
  const subdistricts = await db
    .selectFrom('subdistricts as s')
    .innerJoin('districts as d', 'd.id', 's.districtId')
    .select(['s.name', 's.nameTh', 's.postalCode', 'd.name as district', 'd.nameTh as districtTh'])
    .execute()
  for (const { address } of demoProjects) {
    const match = subdistricts.some(
      (one) =>
        address.includes(`, ${one.name}, ${one.district}, `) ||
        address.includes(`แขวง${one.nameTh} เขต${one.districtTh} `),
    )
    const code = address.match(/\d{5}$/)?.[0]
    const known = subdistricts.filter(({ postalCode }) => postalCode === code)
    expect(match, address).toBe(true)
    expect(
      known.some(({ district, districtTh }) =>
        [district, districtTh].some((name) => address.includes(name)),
      ),
      address,
    ).toBe(true)
  }
})

test('every type, pet policy and facility is found somewhere, and one address in Thai', () => {
  const of = (pick: (project: DemoProject) => readonly string[]) =>
    new Set(demoProjects.flatMap(pick))
  expect(of(({ facilities }) => facilities)).toEqual(new Set(Facilities.ids))
  expect(of(({ petAllowed }) => [petAllowed])).toEqual(new Set(PetPolicies.ids))
  expect(of(({ propertyType }) => [propertyType])).toEqual(new Set(PropertyTypes.ids))
  expect(demoProjects.filter(({ address }) => /[ก-๛]/.test(address)).length).toBeGreaterThan(0)
  expect(demoProjects.filter(({ nameTh }) => nameTh === null)).toHaveLength(1)
  expect(demoProjects.filter(({ yearBuilt }) => /25\d\d/.test(yearBuilt)).length).toBeGreaterThan(4)
})

test('no description is told twice', () => {
  const texts = [...demoProjects, ...demoDevelopers].map(({ description }) => description)
  expect(new Set(texts).size).toBe(texts.length)
})
