import { expect, test } from 'vitest'
import { quickestToStations } from './quickest-to-stations.ts'

const HERE = { latitude: 13.75, longitude: 100.55 }
const stations = [
  { id: 1, latitude: 13.752, longitude: 100.55 },
  { id: 2, latitude: 13.748, longitude: 100.55 },
  { id: 4, latitude: 13.85, longitude: 100.55 },
]
const near = [
  { stationId: 1, walkingTime: 3 },
  { stationId: 2, walkingTime: 3 },
]

test('of two equally quick journeys the one with less riding counts, then the one with fewer changes', () => {
  const to = (rides: [minutes: number, transfers: number][]) => {
    const [first, second] = rides.map(([minutes, transfers]) => ({
      minutes: [0, 0, 0, 0, minutes],
      transfers: [0, 0, 0, 0, transfers],
    }))
    if (!first || !second) throw new Error('Two rides are compared.')
    const journeys = quickestToStations(
      HERE,
      near,
      stations,
      new Map([...[first, second].entries()].map(([at, ride]) => [at + 1, ride])),
    )
    return [journeys.total[4], journeys.train[4], journeys.transfers[4]]
  }
  expect(
    to([
      [20, 0],
      [18, 2],
    ]),
  ).toEqual([21, 18, 2])
  expect(
    to([
      [18, 2],
      [18, 1],
    ]),
  ).toEqual([21, 18, 1])
  expect(
    to([
      [18, 1],
      [18, 1],
    ]),
  ).toEqual([21, 18, 1])
})

test('the own station is walked to, and so is one that is as quick to reach on foot', () => {
  const rides = new Map([[1, { minutes: [0, 1, 1, 0, 20], transfers: [0, 0, 0, 0, 0] }]])
  const journeys = quickestToStations(HERE, near, stations, rides)
  expect(journeys.total).toEqual([undefined, 3, 3, undefined, 23])
  expect(journeys.train).toEqual([undefined, 0, 0, undefined, 20])
})

test('far from every station all journeys are on foot', () => {
  const journeys = quickestToStations(HERE, [], stations, new Map())
  expect(journeys.train.filter(Boolean)).toEqual([])
  expect(journeys.total[4]).toBe(139)
})
