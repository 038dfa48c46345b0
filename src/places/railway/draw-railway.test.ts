import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { drawRailway } from './draw-railway.ts'
import { frames } from './frames.ts'
import { readCity } from './read-city.ts'
import { stopsOf } from './stops.ts'

const city = await readCity()

it('the shipped picture of the railway is the one that the tables give', async () => {
  const shipped = await fs.readFile(path.join(import.meta.dirname, '../site/railway.svg'), 'utf8')
  expect(drawRailway(city, frames)).toBe(shipped)
})

it('every interchange of the tables is one stop with the names of both its stations', () => {
  const [frame] = frames
  if (!frame) throw new Error('No frame to draw in.')
  const stops = stopsOf(frame, city.stations, new Map())
  const named = (name: string) => stops.filter((stop) => stop.names.includes(name))
  expect(named('Siam')).toHaveLength(1)
  expect(named('Asok')[0]?.names).toEqual(['Asok', 'Sukhumvit'])
  expect(named('Krung Thep Aphiwat')[0]?.lines.toSorted()).toEqual([
    'mrt_blue',
    'srt_dark_red',
    'srt_light_red',
  ])
})

it('no station name is drawn twice in one frame', () => {
  const svg = drawRailway(city, frames)
  for (const symbol of svg.split('</symbol>')) {
    const names = [...symbol.matchAll(/<tspan[^>]*>([^<]+)/g)].map((match) => match[1])
    expect(new Set(names).size).toBe(names.length)
  }
})
