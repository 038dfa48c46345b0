import fs from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { projectHome } from '../../env.ts'
import { testApp } from '../../test-app.ts'
import type { StationMinutes } from '../minutes-rules.ts'
import type { Station } from '../rules.ts'

const world = await testApp()
const stations: Station[] = (await world.request('GET', '/api/stations')).body

describe('Minutes by train', () => {
  it('agree with trips that people took: within 3 minutes in the middle, never off by more than 10', async () => {
    const trips = await readTrips()
    const off: number[] = []
    for (const { from_code, to_code, minutes } of trips) {
      const { train } = await trip(String(from_code), String(to_code))
      off.push(Math.abs(train - Number(minutes)))
    }
    expect(off).toHaveLength(12)
    const [low = 99, high = 99] = off.toSorted((a, b) => a - b).slice(5, 7)
    expect((low + high) / 2).toBeLessThanOrEqual(3)
    expect(Math.max(...off)).toBeLessThanOrEqual(10)
  })

  it('are answered for every station, and are none where one stands', async () => {
    const { status, body } = await world.request('GET', '/api/stations/28/minutes')
    expect(status).toBe(200)
    expect(body.map(({ stationId }: StationMinutes) => stationId)).toEqual(
      stations.map(({ id }) => id),
    )
    expect(body[27]).toEqual({ stationId: 28, train: 0, transfers: 0, inbound: 0 })
  })

  it('hold riding alone on one line; a search adds the wait for the first train', async () => {
    // Phrom Phong to Asok: one stop of 2.2 minutes, and half of the 7.1 minutes between trains.
    expect(await trip('E5', 'E4')).toMatchObject({ train: 3, transfers: 0 })
    expect(await trip('E4', 'E5')).toMatchObject({ inbound: 6 })
  })

  it('hold the walk and the next wait at a change, but no wait after the last walk', async () => {
    // Two stops of 2.2 and 2 minutes, 3 on foot, and half of 6.7 minutes between the next line's trains.
    expect(await trip('E5', 'BL21')).toMatchObject({ train: 11, transfers: 1 })
    // Three minutes from platform to platform, and nobody waits at the end of it.
    expect(await trip('BL22', 'E4')).toMatchObject({ train: 3, transfers: 0 })
    // Siam is one place, whichever line stops there.
    const { train } = await trip('E1', 'CEN')
    expect((await tripsFrom(idOf('E1')))[48]).toMatchObject({ train, transfers: 0 })
  })

  it('are the same there and back, waits and all', async () => {
    expect((await trip('N8', 'PP01')).inbound).toBe((await trip('PP01', 'N8')).inbound)
  })

  it('hold the change at Tha Phra, where trains round the city end upstairs', async () => {
    // Bang Phai to Itsaraphap by Tha Phra stays in the train; from Charan 13 one changes.
    expect(await trip('BL33', 'BL32')).toMatchObject({ transfers: 0 })
    expect(await trip('BL02', 'BL32')).toMatchObject({ transfers: 1 })
    expect(await trip('BL02', 'BL01')).toMatchObject({ transfers: 0 })
    expect(await trip('MT01', 'PK11')).toMatchObject({ transfers: 1 })
  })

  it('are not answered from where no station is', async () => {
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
  const found = (await tripsFrom(idOf(from))).find(({ stationId }) => stationId === idOf(to))
  if (!found) throw new Error(`No way from ${from} to ${to}`)
  return found
}

async function readTrips(): Promise<Record<string, string>[]> {
  const text = await fs.readFile(path.join(projectHome(), 'data', 'rail_trips.csv'), 'utf8')
  return parse(text, { columns: true })
}
