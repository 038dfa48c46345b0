import fs from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { projectHome } from '../../env.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { Station } from '../places/rules/place.ts'
import type { StationMinutes } from './rules/minutes.ts'

const world = await testApp()
const stations: Station[] = (await world.request('GET', '/api/stations')).body

describe('Minutes by train', () => {
  it('agree with recorded trips: within 3 minutes for the median, never off by more than 10', async () => {
    const trips = await readTrips()
    const errors: number[] = []
    for (const { from_code, to_code, minutes } of trips) {
      const { train } = await trip(String(from_code), String(to_code))
      errors.push(Math.abs(train - Number(minutes)))
    }
    expect(errors).toHaveLength(12)
    const [low = 99, high = 99] = errors.toSorted((a, b) => a - b).slice(5, 7)
    expect((low + high) / 2).toBeLessThanOrEqual(3)
    expect(Math.max(...errors)).toBeLessThanOrEqual(10)
  })

  it('are returned for every station, and are 0 for the station itself', async () => {
    const { status, body } = await world.request('GET', '/api/stations/28/minutes')
    expect(status).toBe(200)
    expect(body.map(({ stationId }: StationMinutes) => stationId)).toEqual(
      stations.map(({ id }) => id),
    )
    expect(body[27]).toEqual({ stationId: 28, train: 0, transfers: 0, inbound: 0 })
  })

  it('are only the ride on one line; a search adds the wait for the first train', async () => {
    // Phrom Phong to Asok: one stop of 2.2 minutes, and half of the 7.1 minutes between trains.
    expect(await trip('E5', 'E4')).toMatchObject({ train: 3, transfers: 0 })
    expect(await trip('E4', 'E5')).toMatchObject({ inbound: 6 })
  })

  it('include the walk and the wait at a change, but no wait after a final walk', async () => {
    // Two stops of 2.2 and 2 minutes, 3 on foot, and half of 6.7 minutes between the next line's trains.
    expect(await trip('E5', 'BL21')).toMatchObject({ train: 11, transfers: 1 })
    // Three minutes from platform to platform, with no wait at the end.
    expect(await trip('BL22', 'E4')).toMatchObject({ train: 3, transfers: 0 })
    // Siam is one station for all of its lines.
    const { train } = await trip('E1', 'CEN')
    expect((await tripsFrom(idOf('E1')))[48]).toMatchObject({ train, transfers: 0 })
  })

  it('are the same in both directions, including waits', async () => {
    expect((await trip('N8', 'PP01')).inbound).toBe((await trip('PP01', 'N8')).inbound)
  })

  it("include the change at Tha Phra, where the loop's trains use the upper platforms", async () => {
    // Bang Phai to Itsaraphap by Tha Phra stays in the train; from Charan 13 one changes.
    expect(await trip('BL33', 'BL32')).toMatchObject({ transfers: 0 })
    expect(await trip('BL02', 'BL32')).toMatchObject({ transfers: 1 })
    expect(await trip('BL02', 'BL01')).toMatchObject({ transfers: 0 })
    expect(await trip('MT01', 'PK11')).toMatchObject({ transfers: 1 })
  })

  it('are refused for an unknown station', async () => {
    expect((await world.request('GET', '/api/stations/9999/minutes')).status).toBe(404)
    expect((await world.request('GET', '/api/stations/asok/minutes')).status).toBe(404)
  })
})

function idOf(code: string): number {
  return stations.find((station) => station.code === code)?.id ?? 0
}

async function tripsFrom(id: number): Promise<StationMinutes[]> {
  return (await world.request('GET', `/api/stations/${id}/minutes`)).body
}

async function trip(from: string, to: string): Promise<StationMinutes> {
  const match = (await tripsFrom(idOf(from))).find(({ stationId }) => stationId === idOf(to))
  if (!match) throw new Error(`No way from ${from} to ${to}`)
  return match
}

async function readTrips(): Promise<Record<string, string>[]> {
  const text = await fs.readFile(path.join(projectHome(), 'data', 'rail_trips.csv'), 'utf8')
  return parse(text, { columns: true })
}
