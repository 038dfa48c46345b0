import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { drawRailway } from './draw-railway.ts'
import { distance, inView, nearestOn, type Spot } from './frame.ts'
import { frames } from './frames.ts'
import { readCity } from './read-city.ts'
import { stopsOf } from './stops.ts'

const city = await readCity()

it('the shipped picture of the railway matches the tables', async () => {
  const shipped = await fs.readFile(path.join(import.meta.dirname, '../site/railway.svg'), 'utf8')
  expect(drawRailway(city, frames)).toBe(shipped)
})

it('every interchange in the tables is one stop with the names of both its stations', () => {
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

it('every station is drawn on the track of its line', () => {
  for (const symbol of drawRailway(city, frames).split('</symbol>').slice(0, -1)) {
    const tracks = new Map(
      [...symbol.matchAll(/<path stroke="var\(--line-(\w+)\)" d="([^"]*)"/g)].map(
        ([, line = '', d = '']) => [line, tracksOf(d)] as const,
      ),
    )
    const dots = [
      ...symbol.matchAll(/<path stroke="var\(--line-(\w+)\)" stroke-width="8.8" d="([^"]*)"/g),
    ].flatMap(([, line = '', d = '']) =>
      [...d.matchAll(/M([-\d.]+) ([-\d.]+)h0/g)].map(([, x, y]) => ({
        line,
        spot: { x: Number(x), y: Number(y) },
      })),
    )
    expect(dots.length).toBeGreaterThan(25)
    for (const { line, spot } of dots) {
      const off = (tracks.get(line) ?? []).map((track) => distance(nearestOn(track, spot), spot))
      expect(Math.min(...off)).toBeLessThan(1)
    }
  }
})

it('a line that leaves the frame and returns is drawn in two parts with nothing between', () => {
  const [frame] = frames
  if (!frame) throw new Error('No frame to draw in.')
  const line = [10, 200, 5000, 5000, 300, 20].map((x, i) => ({ x, y: i * 10 }))
  expect(inView(frame, line).map((part) => part.map(({ x }) => x))).toEqual([
    [10, 200, 5000],
    [5000, 300, 20],
  ])
  expect(
    inView(frame, [
      { x: -50, y: 10 },
      { x: -40, y: 90 },
    ]),
  ).toEqual([])
})

/** The polylines of a path: each begins with M and continues in relative steps. */
function tracksOf(d: string): Spot[][] {
  return d
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const [x = 0, y = 0, ...steps] = part.split(/[l ]/).map(Number)
      const track: Spot[] = [{ x, y }]
      for (let i = 0; i < steps.length; i += 2) {
        const last = track.at(-1) ?? { x, y }
        track.push({ x: last.x + (steps[i] ?? 0), y: last.y + (steps[i + 1] ?? 0) })
      }
      return track
    })
}
