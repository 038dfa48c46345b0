import { expect, test } from 'vitest'
import { testApp } from '../../test-app.ts'
import { readStations } from '../search/read-stations.ts'
import { readStationMap } from './read-station-map.tsx'

test('a map is drawn once for a station, however that is typed', async () => {
  const world = await testApp()
  const context = world.context()
  const { lines } = await readStations(context)
  const read = (station: string) =>
    readStationMap(
      context,
      { station, within: 500, lines: [], along: '', minutes: null, unknownPlace: '' },
      lines,
    )
  const [asok, city] = [await read('E4'), await read('')]
  expect(asok.props.around?.station.name).toBe('Asok')
  for (const typed of ['e4', 'asok', 'Asoke', 'อโศก']) expect(await read(typed)).toBe(asok)
  for (const typed of ['xqzzy', '...']) expect(await read(typed)).toBe(city)
})
