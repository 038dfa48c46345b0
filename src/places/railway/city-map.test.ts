import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cityMap } from './city-map.ts'
import { readCity } from './read-city.ts'

test('the shipped ground of the maps is the one that the tables give', async () => {
  const file = path.join(import.meta.dirname, '../site/map/city.geojson')
  expect(cityMap(await readCity())).toBe(await fs.readFile(file, 'utf8'))
})

test('every station, district and landmark of the tables is on it, in English and Thai', async () => {
  const city = await readCity()
  const { features } = JSON.parse(cityMap(city))
  const of = (kind: string) =>
    features.filter((one: { properties: { kind: string } }) => one.properties.kind === kind)
  expect(of('station')).toHaveLength(city.stations.length)
  expect(of('district')).toHaveLength(69)
  expect(of('park').length + of('mall').length + of('school').length).toBe(247)
  for (const { properties } of [...of('station'), ...of('stop'), ...of('park')]) {
    expect(properties.name).toMatch(/[a-z]/i)
    expect(properties.nameTh).toMatch(/[\u0e01-\u0e5b]/)
  }
})
