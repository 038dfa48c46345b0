import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const world = await testApp({ limits: true })
const find = async (address: string) =>
  world.request('GET', `/api/places?address=${encodeURIComponent(address)}`)

describe('A place of work or study, by its address', () => {
  it('is found by name, in English and Thai', async () => {
    const { status, body } = await find('Chulalongkorn University')
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { kind: 'landmark', name: 'Chulalongkorn University', stationId: null },
    ])
    expect((await find('จุฬาลงกรณ์มหาวิทยาลัย')).body[0]).toEqual(body[0])
  })

  it('is a station when it names one, and a point when it is coordinates', async () => {
    expect((await find('BTS Asok')).body).toMatchObject([{ kind: 'station', stationId: 28 }])
    expect((await find('13.7456, 100.5347')).body).toMatchObject([
      { kind: 'coordinates', latitude: 13.7456, longitude: 100.5347 },
    ])
  })

  it('is null when unknown, far away or a shortened link', async () => {
    for (const address of ['zzz qqq', '18.79, 98.98', 'https://maps.app.goo.gl/abc']) {
      expect((await find(address)).body).toEqual([])
    }
    expect((await find(' ')).status).toBe(400)
  })

  it('has its look-ups limited', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 95; i++) statuses.add((await find('Asok')).status)
    expect([...statuses]).toEqual([200, 429])
  })
})
