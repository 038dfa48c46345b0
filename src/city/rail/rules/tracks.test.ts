import { expect, test } from 'vitest'
import { readCity } from '../drawing/read-city.ts'
import { bandedTracks } from './tracks.ts'

// A degree of latitude is 111 km: platforms every 5 km, along a straight track.
const track = {
  line: 'x',
  coordinates: [
    [100.5, 13.6],
    [100.5, 13.9],
  ],
}
const platform = (id: number, latitude: number) => ({ id, line: 'x', at: [100.5, latitude] })
const three = [platform(1, 13.6), platform(2, 13.7), platform(3, 13.8)]

const parts = (times: [number, number][], limit: number) =>
  bandedTracks([track], three, { times: new Map(times), limit }).map(({ band, coordinates }) => ({
    band,
    from: round(coordinates[0]?.[1]),
    to: round(coordinates.at(-1)?.[1]),
  }))

test('a track is cut where its minutes pass from one band to the next', () => {
  expect(
    parts(
      [
        [1, 0],
        [2, 10],
        [3, 10],
      ],
      25,
    ),
  ).toEqual([
    { band: 1, from: 13.6, to: 13.65 },
    { band: 2, from: 13.65, to: 13.9 },
  ])
})

test('a band ends where the limit does', () => {
  expect(
    parts(
      [
        [1, 10],
        [2, 20],
        [3, 40],
      ],
      30,
    ),
  ).toEqual([
    { band: 2, from: 13.6, to: 13.62 },
    { band: 3, from: 13.62, to: 13.68 },
    { band: 4, from: 13.68, to: 13.72 },
    { band: 5, from: 13.72, to: 13.75 },
    { band: null, from: 13.75, to: 13.9 },
  ])
})

test('without a connection, and along a line without platforms, nothing is reached', () => {
  expect(parts([[1, 0]], 25)).toEqual([{ band: null, from: 13.6, to: 13.9 }])
  const [whole] = bandedTracks([track], [], { times: new Map(), limit: 25 })
  expect(whole).toEqual({ band: null, coordinates: track.coordinates })
})

test('on the real railway every platform is on its track, also at Tha Phra where the loop closes', async () => {
  const { stations, tracks } = await readCity()
  const platforms = stations.map(({ id, line, longitude, latitude }) => ({
    ...{ id, line },
    at: [longitude, latitude],
  }))
  const reachedFrom = (id: number, line: string) =>
    bandedTracks(
      tracks.filter((track) => track.line === line),
      platforms,
      {
        times: new Map(stations.map((station) => [station.id, station.id === id ? 0 : 40])),
        limit: 5,
      },
    ).filter(({ band }) => band === 1)
  for (const { id, line, name } of stations) {
    expect(reachedFrom(id, line).length, `${line} ${name}`).toBeGreaterThan(0)
  }
  const thaPhra = stations.find(({ code }) => code === 'BL01')
  expect(reachedFrom(thaPhra?.id ?? 0, 'mrt_blue')).toHaveLength(2)
})

function round(value = 0): number {
  return Math.round(value * 1000) / 1000
}
