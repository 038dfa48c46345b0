import fs from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { distance, METRES, nearestOn, spotsOf } from '../../rail/drawing/frame.ts'
import { readCity } from '../../rail/drawing/read-city.ts'
import { FULL_ROAD, roadClasses } from '../rules/roads.ts'
import { readRoads } from './read-roads.ts'
import { roadMap } from './road-map.ts'

const text = roadMap(await readRoads(), await readCity())
const { features } = JSON.parse(text)
const lines = features.filter((one: Feature) => one.properties.kind === 'road')
const names = features.filter((one: Feature) => one.properties.kind === 'name')

type Feature = { properties: { kind: string } }

test('the shipped roads match the table, and a browser fetches less than 50 KB', async () => {
  const file = path.join(import.meta.dirname, '../site/roads.geojson')
  expect(text).toBe(await fs.readFile(file, 'utf8'))
  expect(gzipSync(text).length).toBeLessThan(50_000)
})

test('every road of the table is drawn, at most five metres off', async () => {
  const drawn = lines.flatMap(({ geometry }: { geometry: { coordinates: number[][][] } }) =>
    geometry.coordinates.map((part) => spotsOf(METRES, part)),
  )
  const pieces = await readRoads()
  const some = pieces.filter((_, i) => i % 25 === 0)
  for (const { coordinates } of some) {
    for (const spot of spotsOf(METRES, coordinates)) {
      const off = Math.min(
        ...drawn.map((part: typeof drawn) => distance(nearestOn(part, spot), spot)),
      )
      expect(off).toBeLessThan(5)
    }
  }
})

test('the greater roads are drawn last, and all classes fade towards the edge', () => {
  const ranks = lines.map((one: { properties: { class: never } }) =>
    roadClasses.indexOf(one.properties.class),
  )
  expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => a - b))
  for (const road of roadClasses) {
    const fades = lines
      .filter((one: { properties: { class: string } }) => one.properties.class === road)
      .map((one: { properties: { fade: number } }) => one.properties.fade)
    expect(fades.at(-1)).toBe(FULL_ROAD)
    expect(fades.length).toBeGreaterThan(3)
  }
})

test('names are upright, from zoom 14 on, in English and Thai', () => {
  expect(names.length).toBeGreaterThan(300)
  for (const { properties } of names) {
    expect(properties.name).toMatch(/[a-z]/i)
    expect(properties.nameTh).toMatch(/[\u0e01-\u0e5b]/)
    expect(properties.from).toBeGreaterThanOrEqual(14)
    expect(Math.abs(properties.angle)).toBeLessThanOrEqual(90)
  }
  const sukhumvit = names.find(
    ({ properties }: { properties: { name: string } }) => properties.name === 'Sukhumvit Road',
  )
  expect(sukhumvit.properties, 'trains run on it').toMatchObject({ from: 14, beside: true })
})
