import { describe, expect, it } from 'vitest'
import { mergeByName } from './near.ts'
import { inServiceArea, Line } from './place.ts'

describe('The service area', () => {
  it.each([
    [13.4, 100.3],
    [14.1, 100.95],
    [13.7563, 100.5018],
  ])('holds %d, %d', (latitude, longitude) => {
    expect(inServiceArea({ latitude, longitude })).toBe(true)
  })

  it.each([
    [13.3999, 100.5],
    [14.1001, 100.5],
    [13.7, 100.2999],
    [13.7, 100.9501],
    [Number.NaN, 100.5],
  ])('does not hold %d, %d', (latitude, longitude) => {
    expect(inServiceArea({ latitude, longitude })).toBe(false)
  })
})

describe('The lines', () => {
  it('begin with the five of the specification, with their labels', () => {
    expect(Line.ids.slice(0, 5)).toEqual([
      ...['bts_sukhumvit', 'bts_silom', 'mrt_blue', 'mrt_purple', 'arl'],
    ])
    expect(Line.labels.arl).toBe('Airport Rail Link')
  })
})

describe('Stations of the same name', () => {
  const walk = (stationId: number, name: string, line: string, walkingDistance: number) => ({
    stationId,
    name,
    line,
    walkingDistance,
    walkingTime: Math.ceil(walkingDistance / 80),
  })

  it('become one entry, with the nearest distance and every line', () => {
    const merged = mergeByName([
      walk(24, 'Siam', 'bts_sukhumvit', 300),
      walk(49, 'Siam', 'bts_silom', 300),
      walk(48, 'National Stadium', 'bts_silom', 620),
    ])
    expect(merged).toEqual([
      {
        ...walk(24, 'Siam', 'bts_sukhumvit', 300),
        lines: ['bts_sukhumvit', 'bts_silom'],
        stationIds: [24, 49],
      },
      { ...walk(48, 'National Stadium', 'bts_silom', 620), lines: ['bts_silom'], stationIds: [48] },
    ])
  })

  it('are ordered by their nearest platform, in any input order', () => {
    const merged = mergeByName([
      walk(116, 'Phaya Thai', 'arl', 420),
      walk(23, 'Ratchathewi', 'bts_sukhumvit', 400),
      walk(22, 'Phaya Thai', 'bts_sukhumvit', 310),
    ])
    expect(
      merged.map(({ name, walkingDistance, lines }) => [name, walkingDistance, lines]),
    ).toEqual([
      ['Phaya Thai', 310, ['bts_sukhumvit', 'arl']],
      ['Ratchathewi', 400, ['bts_sukhumvit']],
    ])
  })

  it('are not merged under different names, even next to each other', () => {
    const names = mergeByName([
      walk(28, 'Asok', 'bts_sukhumvit', 10),
      walk(83, 'Sukhumvit', 'mrt_blue', 200),
    ]).map(({ name }) => name)
    expect(names).toEqual(['Asok', 'Sukhumvit'])
  })

  it('do not change the input list', () => {
    const stations = [walk(24, 'Siam', 'bts_sukhumvit', 2), walk(49, 'Siam', 'bts_silom', 1)]
    mergeByName(stations)
    expect(stations.map(({ stationId }) => stationId)).toEqual([24, 49])
  })
})
