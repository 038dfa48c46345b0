import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readCity } from '../rail/drawing/read-city.ts'
import { cityMap } from './city-map.ts'

test('the shipped ground of the maps matches the tables', async () => {
  const file = path.join(import.meta.dirname, './site/city.geojson')
  expect(cityMap(await readCity())).toBe(await fs.readFile(file, 'utf8'))
})

test('it contains every station, district and landmark of the tables, in English and Thai', async () => {
  const city = await readCity()
  const { features } = JSON.parse(cityMap(city))
  const ofKind = (kind: string) =>
    features.filter((feature: { properties: { kind: string } }) => feature.properties.kind === kind)
  expect(ofKind('station')).toHaveLength(city.stations.length)
  expect(ofKind('district')).toHaveLength(69)
  expect(ofKind('park').length + ofKind('mall').length + ofKind('school').length).toBe(307)
  for (const { properties } of [...ofKind('station'), ...ofKind('stop'), ...ofKind('park')]) {
    expect(properties.name).toMatch(/[a-z]/i)
    expect(properties.nameTh).toMatch(/[\u0e01-\u0e5b]/)
  }
})
