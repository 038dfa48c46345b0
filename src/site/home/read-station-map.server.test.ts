import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { english } from '../../shared/language.ts'
import { readStations } from '../power-search/read-stations.server.ts'
import { readStationMap } from './read-station-map.server.tsx'

test('the map of a station is rendered once for all spellings of its name', async () => {
  const world = await testApp()
  const context = world.context()
  const { lines } = await readStations(context)
  const read = (station: string) =>
    readStationMap(
      context,
      { station, within: 500, lines: [], along: '', minutes: null },
      lines,
      english,
    )
  const [asok, city] = [await read('E4'), await read('')]
  expect(asok.props.around?.station.name).toBe('Asok')
  for (const typed of ['e4', 'asok', 'Asoke', 'อโศก']) expect(await read(typed)).toBe(asok)
  for (const typed of ['xqzzy', '...']) expect(await read(typed)).toBe(city)
})
